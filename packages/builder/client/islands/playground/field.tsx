import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { FormContext, toInputId } from './form-context.ts'
import { useWords } from './words-context.ts'

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

export interface FieldProps {
  at: string
  label: string
  isRequired?: boolean | undefined
  isDeprecated?: boolean | undefined
  description?: string | undefined
  /** Its type in one word. */
  type?: string | undefined
  /** Whether only screen readers read the label, because something beside it says the same. */
  isLabelHidden?: boolean | undefined
  /** Buttons, seen beside the label. The keyboard reaches them after the input. */
  tools?: ComponentChildren
  children: (control: ControlAttributes) => ComponentChildren
}

/** An input with its label, description and problem. */
export function Field(props: FieldProps) {
  const { at, label, isRequired, isDeprecated, isLabelHidden, description, type, tools, children } = props
  const words = useWords()
  const id = toInputId(at)
  const problem = useContext(FormContext).problems.get(at)
  const described = [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div class="pg-field">
      <div class={isLabelHidden ? 'visually-hidden' : 'pg-field-head'}>
        <label id={`${id}-label`} for={id}>
          {label}
        </label>
        {type && <span class="pg-type">{type}</span>}
        {isRequired && <span class="pg-required">{words.say('playground.required')}</span>}
        {isDeprecated && <span class="pg-type">{words.say('playground.deprecated')}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem !== undefined,
        'aria-required': isRequired ?? false,
      })}
      {tools}
      {problem && (
        <p class="pg-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {description && (
        <p class="pg-about" id={`${id}-about`}>
          {description}
        </p>
      )}
    </div>
  )
}
