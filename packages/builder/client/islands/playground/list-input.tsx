import { createBlank } from './create-blank.ts'
import { Nest } from './nest.tsx'
import { SpecialValues } from './special-values.tsx'
import type { NestProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/** The items of a list. */
export function ListInput(props: NestProps) {
  const words = useWords()
  const { at, label, schema, value, onChange, form, Input } = props
  const { items } = schema
  const held: readonly unknown[] = Array.isArray(value) ? value : []
  if (items === undefined) return null
  const change = (list: readonly unknown[]) => onChange(list.length === 0 ? undefined : list)
  return (
    <Nest {...props} isOpen={held.length > 0} tools={<SpecialValues {...props} empty={[]} />}>
      {held.map((item, index) => (
        <div class="pg-item" key={index}>
          <Input
            at={`${at}.${index}`}
            label={`${label} ${index + 1}`}
            schema={items}
            value={item}
            // An empty item is still an item.
            onChange={(changed) => change(held.with(index, changed ?? createBlank(items)))}
            form={form}
          />
          <button
            type="button"
            class="pg-button"
            aria-label={words.say('playground.removeOne', { name: `${label} ${index + 1}` })}
            onClick={() => change(held.toSpliced(index, 1))}
          >
            {words.say('playground.remove')}
          </button>
        </div>
      ))}
      <button type="button" class="pg-button" onClick={() => change([...held, createBlank(items)])}>
        {words.say('playground.add', { name: label })}
      </button>
    </Nest>
  )
}
