import { useRef } from 'preact/hooks'

interface TabListProps {
  label: string
  /** The id of the only panel, which shows the content of the chosen tab. */
  panel: string
  names: readonly string[]
  chosen: number
  onChoose: (index: number) => void
}

/** Converts the id of a panel to that of its tab at an index. */
export function toTabId(panel: string, index: number): string {
  return `${panel}-tab-${index}`
}

/** Tabs that share a panel. Arrow keys choose, as in tabs on pages. */
export function TabList({ label, panel, names, chosen, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  function move({ key, currentTarget }: KeyboardEvent): void {
    const isRightToLeft = currentTarget instanceof Element && getComputedStyle(currentTarget).direction === 'rtl'
    const step = { ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 }[key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: names.length - 1 }
    const next = step === undefined ? ends[key] : (chosen + step + names.length) % names.length
    if (next === undefined) return
    onChoose(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} class="tab-list pg-tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          class="tab"
          role="tab"
          id={toTabId(panel, index)}
          aria-controls={panel}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          data-active={index === chosen ? '' : undefined}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
