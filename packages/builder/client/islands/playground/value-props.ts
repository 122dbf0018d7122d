import type { ComponentType } from 'preact'
import type { PlaygroundSchema } from '../../../src/api/browser.ts'

/** An input for one value. */
export interface ValueProps {
  /** Its place: `query.page`, `body.user.name`. */
  at: string
  label: string
  schema: PlaygroundSchema
  /** `undefined`: nothing is sent. */
  value: unknown
  onChange: (value: unknown) => void
  isRequired?: boolean
  isDeprecated?: boolean
  description?: string | undefined
  placeholder?: string | undefined
  /** How it is written: in JSON, null and nothing differ from an empty text; in a form, files can be sent. */
  form: 'json' | 'parts' | 'text'
  /** Stands in a frame already. */
  isBare?: boolean
}

/** An input that holds others is given the component that chooses them. */
export interface NestProps extends ValueProps {
  Input: ComponentType<ValueProps>
}
