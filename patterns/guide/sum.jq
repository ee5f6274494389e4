# Adds up the lines of any number of runs of `dfg-opt --jsonl --partition`: one object, with the conditions that alone
# keep work out, over all models, the most multiply-accumulates first.
#
# usage: cat reports*.jsonl | jq -n -f sum.jq
reduce inputs as $r ({models: 0, failed: 0, calls: 0, covered: 0, macs: 0, covered_macs: 0, limits: {}};
    if $r.error then .failed += 1
    else
        .models += 1 | .calls += $r.calls | .covered += $r.covered | .macs += $r.macs | .covered_macs += $r.covered_macs
        | reduce $r.limits[] as $x (.; .limits[$x.place] |=
            {condition: $x.condition, calls: (.calls + $x.calls), macs: (.macs + $x.macs), models: (.models + 1)})
    end)
| .limits |= (to_entries | map({place: .key} + .value) | sort_by(-.macs, -.calls, .place))
