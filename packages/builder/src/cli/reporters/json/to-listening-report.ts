/** The output of `--json` of a server that is ready: a single line, so that a program can wait for it. */
export function toListeningReport({ url, port }: { url: string; port: number }): string {
  return `${JSON.stringify({ url, port })}\n`
}
