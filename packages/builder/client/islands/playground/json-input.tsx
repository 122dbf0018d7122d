import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { findJsonMistake } from '../../../src/request/find-json-mistake.ts'
import { Field } from './field.tsx'
import { SpecialValues } from './special-values.tsx'
import type { ValueProps } from './value-props.ts'

interface JsonInputProps extends ValueProps {
  /** Hears of text that is no JSON, and `undefined` when it is mended. */
  onInvalid?: (text: string | undefined) => void
}

/**
 * A value as JSON. Text that is no JSON stays as it is, with the place of the mistake; the value is then that of before.
 */
export function JsonInput(props: JsonInputProps) {
  const { value, onChange, onInvalid } = props
  const [draft, setDraft] = useState(() => toJson(value))
  const [error, setError] = useState<string>()
  const own = useRef(value)
  useLayoutEffect(() => {
    if (value === own.current) return
    own.current = value
    setDraft(toJson(value))
    setError(undefined)
  }, [value])

  function read(text: string): void {
    setDraft(text)
    try {
      const parsed: unknown = text.trim() === '' ? undefined : JSON.parse(text)
      own.current = parsed
      setError(undefined)
      onInvalid?.(undefined)
      onChange(parsed)
    } catch {
      setError(describeMistake(text))
      onInvalid?.(text)
    }
  }

  return (
    <Field {...props} type="JSON" tools={<SpecialValues {...props} empty={undefined} />}>
      {(control) => (
        <>
          <textarea
            {...control}
            class="pg-code"
            aria-invalid={control['aria-invalid'] || error !== undefined}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${control.id}-json`.trim()}
            spellcheck={false}
            autocomplete="off"
            rows={Math.min(18, Math.max(4, draft.split('\n').length + 1))}
            value={draft}
            onInput={({ currentTarget }) => read(currentTarget.value)}
          />
          <p class="pg-problem" id={`${control.id}-json`} role="status">
            {error}
          </p>
        </>
      )}
    </Field>
  )
}

/** The place, as editors count. */
function describeMistake(text: string): string {
  const before = text.slice(0, findJsonMistake(text)).split('\n')
  return `No JSON yet: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}.`
}

function toJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
