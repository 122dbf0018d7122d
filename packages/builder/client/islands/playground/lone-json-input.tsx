import { useState } from 'preact/hooks'
import { JsonInput } from './json-input.tsx'
import type { ValueProps } from './value-props.ts'

/** A value that can be written as JSON only. That its text is none just now concerns nobody else. */
export function LoneJsonInput(props: ValueProps) {
  const [badText, setBadText] = useState<string>()
  return <JsonInput {...props} badText={badText} onBadText={setBadText} />
}
