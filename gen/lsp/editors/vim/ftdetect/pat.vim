au BufRead,BufNewFile *.pat,*.ops set filetype=pat
