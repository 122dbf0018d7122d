import type { InputProblem } from '../../../src/api/browser.ts'
import { useWords } from './words-context.ts'

interface NoticeProps {
  /** Why a browser cannot send the request. */
  obstacles: readonly string[]
  problems: readonly InputProblem[]
  sendAnyway: () => void
}

/** What visitors should know before they send: why the browser can't, and what is missing. */
export function Notices({ obstacles, problems, sendAnyway }: NoticeProps) {
  const words = useWords()
  if (obstacles.length + problems.length === 0) return null
  return (
    <div class="pg-notices">
      {obstacles.length > 0 && (
        <p class="pg-about">
          {obstacles.join(' ')} {words.say('playground.useTerminal')}
        </p>
      )}
      {problems.length > 0 && (
        <div class="pg-failure" role="alert">
          <p>
            {words.say('playground.problems', {
              count: problems.length,
              messages: problems.map(({ message }) => message).join(' '),
            })}
          </p>
          <button type="button" class="pg-button" onClick={sendAnyway}>
            {words.say('playground.sendAnyway')}
          </button>
        </div>
      )}
    </div>
  )
}
