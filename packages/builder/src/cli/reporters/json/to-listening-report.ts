/** What servers print with `--json` when they listen: one line, so that a program can wait for it. */
export function toListeningReport({ url, port }: { url: string; port: number }): string {
  return `${JSON.stringify({ url, port })}\n`
}
