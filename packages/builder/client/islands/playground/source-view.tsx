import type { ComponentChildren, Ref } from 'preact'

interface SourceProps {
  label: string
  children: ComponentChildren
  box?: Ref<HTMLElement>
  onScroll?: (box: HTMLElement) => void
}

/** Text as it is, in a box that scrolls. */
export function SourceView({ label, children, box, onScroll }: SourceProps) {
  return (
    <section
      class="pg-source"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
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
