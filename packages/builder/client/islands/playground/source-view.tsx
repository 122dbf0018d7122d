import type { ComponentChildren, Ref } from 'preact'

interface SourceProps {
  label: string
  children: ComponentChildren
  box?: Ref<HTMLElement>
  onScroll?: (box: HTMLElement) => void
}

/** Preformatted text in a scrollable box. */
export function SourceView({ label, children, box, onScroll }: SourceProps) {
  return (
    <section
      class="pg-source"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      {...(box && { ref: box })}
      onScroll={({ currentTarget }) => onScroll?.(currentTarget)}
    >
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  )
}
