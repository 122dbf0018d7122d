import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { FormContext, toInputId } from './form-context.ts'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

interface NestFrameProps extends ValueProps {
  isOpen: boolean
  tools?: ComponentChildren
  children: ComponentChildren
}

/** A frame around the inputs of an object or list. Optional ones are collapsed at first. */
export function Nest({ at, label, isRequired, isBare, description, isOpen, tools, children }: NestFrameProps) {
  const words = useWords()
  const id = toInputId(at)
  const { problems } = useContext(FormContext)
  const problem = problems.get(at)
  const hasProblem = [...problems.keys()].some((key) => key.startsWith(`${at}.`))
  const [isExpanded, setIsExpanded] = useState(isOpen || isRequired)
  // Expands when a value is set elsewhere. Stays expanded when the value is removed.
  useEffect(() => {
    if (isOpen) setIsExpanded(true)
  }, [isOpen])
  const message = problem && (
    <p class="pg-problem" id={id} tabIndex={-1}>
      {problem}
    </p>
  )
  if (isBare)
    return (
      <>
        {message}
        {children}
      </>
    )
  return (
    <details
      class="pg-nest"
      open={isExpanded || hasProblem || problem !== undefined}
      onToggle={({ currentTarget }) => setIsExpanded(currentTarget.open)}
    >
      <summary>
        <span class="pg-nest-name">{label}</span>
        {isRequired && <span class="pg-required">{words.say('playground.required')}</span>}
      </summary>
      <fieldset aria-label={label}>
        {message}
        {description && <p class="pg-about">{description}</p>}
        {children}
        {tools}
      </fieldset>
    </details>
  )
}
