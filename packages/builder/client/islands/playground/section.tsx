import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface SectionProps {
  title: string
  /** Beside the title. */
  tools?: ComponentChildren
  children: ComponentChildren
}

/** A section of the form. */
export function Section({ title, tools, children }: SectionProps) {
  const id = useId()
  return (
    <section class="pg-section" aria-labelledby={id}>
      <div class="pg-section-head">
        <h3 id={id}>{title}</h3>
        {tools}
      </div>
      {children}
    </section>
  )
}
