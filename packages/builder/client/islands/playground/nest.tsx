import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { FormContext, toInputId } from './form-context.ts'
import type { ValueProps } from './value-props.ts'

interface NestFrameProps extends ValueProps {
  isOpen: boolean
  tools?: ComponentChildren
  children: ComponentChildren
}

/** A frame around the inputs of an object or list. What may be left out is closed at first. */
export function Nest({ at, label, isRequired, isBare, description, isOpen, tools, children }: NestFrameProps) {
  const id = toInputId(at)
  const { problems } = useContext(FormContext)
  const problem = problems.get(at)
  const hasProblem = [...problems.keys()].some((key) => key.startsWith(`${at}.`))
  const [isUnfolded, setIsUnfolded] = useState(isOpen || isRequired)
  // What is filled in elsewhere comes to light; what is emptied stays open.
  useEffect(() => {
    if (isOpen) setIsUnfolded(true)
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
      open={isUnfolded || hasProblem}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
    >
      <summary>
        <span class="pg-nest-name" id={`${id}-label`}>
          {label}
        </span>
        {isRequired && <span class="pg-required">required</span>}
      </summary>
      <fieldset aria-label={label}>
        {message}
        {description && <p class="pg-about">{description}</p>}
        {tools}
        {children}
      </fieldset>
    </details>
  )
}
