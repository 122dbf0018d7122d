import { useState } from 'preact/hooks'
import { useWords } from './words-context.ts'

const MILLISECONDS_SHOWN = 2000

interface CopyProps {
  text: () => string
  label: string
  /** Whether it has no border. */
  isQuiet?: boolean
}

/** Copies text. Reports when the clipboard is not available, as on pages without HTTPS. */
export function CopyButton({ text, label, isQuiet = false }: CopyProps) {
  const words = useWords()
  const [outcome, setOutcome] = useState<string>()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome(words.say('playground.copied'))
    } catch {
      setOutcome(words.say('playground.select'))
    }
    setTimeout(() => setOutcome(undefined), MILLISECONDS_SHOWN)
  }
  return (
    <>
      <button type="button" class={isQuiet ? 'pg-quiet' : 'pg-button'} onClick={copy}>
        {outcome ?? label}
      </button>
      <span class="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  )
}
