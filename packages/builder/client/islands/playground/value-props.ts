import type { ComponentType } from 'preact'
import type { PlaygroundSchema } from '../../../src/api/browser.ts'

/** An input for one value. */
export interface ValueProps {
  /** The path of the value: `query.page`, `body.user.name`. */
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
  /** Whether only screen readers read the label, because something beside it says the same. */
  isLabelHidden?: boolean
  /** How the value is sent. JSON distinguishes null, nothing and empty text. Only parts can be files. */
  form: 'json' | 'parts' | 'text'
  /** Whether it is rendered without a frame of its own. */
  isBare?: boolean
}

/** Inputs with nested inputs get the component that renders those. */
export interface NestProps extends ValueProps {
  Input: ComponentType<ValueProps>
}
