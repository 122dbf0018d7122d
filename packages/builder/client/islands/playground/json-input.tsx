import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { findJsonError, type PlaygroundWords } from '../../../src/api/browser.ts'
import { Field } from './field.tsx'
import { SpecialValues } from './special-values.tsx'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

interface JsonInputProps extends ValueProps {
  /** The entered text while it is invalid JSON. */
  badText: string | undefined
  onBadText: (text: string | undefined) => void
}

/** A value as JSON. Invalid text stays in the input, with the position of the error, and doesn't change the value. */
export function JsonInput(props: JsonInputProps) {
  const words = useWords()
  const { value, onChange, badText, onBadText } = props
  const [lastText, setLastText] = useState(() => toJson(value))
  const text = badText ?? lastText
  const own = useRef(value)
  useLayoutEffect(() => {
    if (value === own.current) return
    own.current = value
    setLastText(toJson(value))
    onBadText(undefined)
  }, [value])

  function parse(written: string): void {
    try {
      const parsed: unknown = written.trim() === '' ? undefined : JSON.parse(written)
      own.current = parsed
      setLastText(written)
      onBadText(undefined)
      onChange(parsed)
    } catch {
      onBadText(written)
    }
  }

  return (
    <Field {...props} type="JSON" tools={<SpecialValues {...props} empty={undefined} />}>
      {(control) => (
        <>
          <textarea
            {...control}
            class="pg-code"
            aria-invalid={control['aria-invalid'] || badText !== undefined}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${control.id}-json`.trim()}
            spellcheck={false}
            autocomplete="off"
            rows={Math.min(24, Math.max(props.isBare ? 8 : props.isLabelHidden ? 1 : 3, text.split('\n').length))}
            value={text}
            onInput={({ currentTarget }) => parse(currentTarget.value)}
          />
          <p class="pg-problem" id={`${control.id}-json`} role="status">
            {badText !== undefined && describeError(badText, words)}
          </p>
        </>
      )}
    </Field>
  )
}

/** A JSON input that manages its invalid text itself. */
export function StandaloneJsonInput(props: ValueProps) {
  const [badText, setBadText] = useState<string>()
  return <JsonInput {...props} badText={badText} onBadText={setBadText} />
}

/** Lines and columns start at 1, like in editors. */
function describeError(text: string, words: PlaygroundWords): string {
  const before = text.slice(0, findJsonError(text)).split('\n')
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  return words.say('playground.badJson', position)
}

function toJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
