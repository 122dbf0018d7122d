import { useState } from 'preact/hooks'

const MILLISECONDS_SHOWN = 2000

/** Copies text. Reports when the clipboard is not available, as on pages without HTTPS. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [outcome, setOutcome] = useState<string>()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('Copied')
    } catch {
      setOutcome('Select it to copy')
    }
    setTimeout(() => setOutcome(undefined), MILLISECONDS_SHOWN)
  }
  return (
    <>
      <button type="button" class="pg-button" onClick={copy}>
        {outcome ?? label}
      </button>
      <span class="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  )
}
