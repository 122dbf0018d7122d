import type { HTMLAttributes } from 'preact'

interface SelectProps extends HTMLAttributes<HTMLSelectElement> {
  options: readonly string[]
  /** The index of the chosen option. */
  chosen: number
  onChoose: (index: number) => void
}

/** A select with the chevron of the site. */
export function Select({ options, chosen, onChoose, ...attributes }: SelectProps) {
  return (
    <span class="pg-select">
      <select
        {...attributes}
        value={String(chosen)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {options.map((text, index) => (
          <option value={String(index)}>{text}</option>
        ))}
      </select>
    </span>
  )
}
