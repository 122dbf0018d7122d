import type { ComponentChildren } from 'preact'

/** A section of the form. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  const id = `pg-section-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section class="pg-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
