/* run.h -- the server as main.c sees it. */
#ifndef LSP_RUN_H
#define LSP_RUN_H

/* Serves until the client says exit; its exit status. */
int lsp_run(const char *program);

#endif
