" Indentation and comments as pat2c --format has them; gq lays out the file anew.
if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal expandtab shiftwidth=4 softtabstop=4 textwidth=120 formatoptions-=t formatoptions+=croql
setlocal comments=s1:/*,mb:*,ex:*/,:// commentstring=//\ %s
setlocal cindent cinoptions=+4,(4,m1
if executable("pat2c")
  setlocal formatprg=pat2c\ --format\ -
endif
let b:undo_ftplugin = "setl et< sw< sts< tw< fo< com< cms< cin< cino< fp<"
