import type { ServerAnswer } from './ask-server.ts'
import type { ReportDeployed } from './deploy-codes.ts'

type Request = (url: string, maxBytes: number, accept?: string) => Promise<ServerAnswer | undefined>

/** Checks that a program gets Markdown if it asks for it, and that caches store both forms. */
export async function checkNegotiation(
  { file, url }: { file: string; url: string },
  request: Request,
  report: ReportDeployed,
): Promise<void> {
  const answer = await request(url, 1, 'text/markdown')
  if (answer === undefined || answer.status !== 200) return
  const type = answer.headers.get('content-type') ?? ''
  if (!/^\s*text\/markdown\b/i.test(type)) {
    report('deploy/markdown', file, `"${url}" responds to "Accept: text/markdown" with "${type}".`, [
      'Answer with the Markdown copy of the page, if the host supports it.',
    ])
  } else if (!/(?:^|[\s,])(?:accept|\*)(?:$|[\s,])/i.test(answer.headers.get('vary') ?? '')) {
    report('deploy/markdown', file, `"${url}" has a Markdown form, but responds without "Vary: Accept".`, [
      'Send "Vary: Accept", or caches give programs and browsers the wrong form.',
    ])
  }
}
