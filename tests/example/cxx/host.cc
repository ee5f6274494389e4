// What a file declares, seen from C++.
#include <cstdio>

#include "dfg.h"
#include "dfg_rewrite.h"
#include "host.h"

int main()
{
    std::printf("%d rule, %d words\n", host_rules.n, host_rules.n_words);
    return host_names.n_ops > 0 ? 0 : 1;
}
