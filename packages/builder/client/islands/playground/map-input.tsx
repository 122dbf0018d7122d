import { useState } from 'preact/hooks'
import type { PlaygroundSchema } from '../../../src/api/browser.ts'
import { createBlank } from './create-blank.ts'
import type { NestProps } from './value-props.ts'
import { useWords } from './words-context.ts'

interface MapProps extends NestProps {
  /** Members with inputs of their own. */
  known: readonly string[]
  /** The schema of the others. */
  of: PlaygroundSchema
}

type Row = readonly [name: string, value: unknown]

/** Members whose names the visitor chooses. Rows without a name are not sent. */
export function MapInput({ at, label, value, onChange, known, of, form, Input }: MapProps) {
  const words = useWords()
  const members = Object.entries(value ?? {})
  const others: readonly Row[] = members.filter(([name]) => !known.includes(name))
  const [drafts, setDrafts] = useState<readonly Row[]>([])
  const rows = isSame(toMembers(drafts), others) ? drafts : others

  function change(changed: readonly Row[]): void {
    setDrafts(changed)
    const all = [...members.filter(([name]) => known.includes(name)), ...toMembers(changed)]
    onChange(all.length === 0 ? undefined : Object.fromEntries(all))
  }

  return (
    <>
      {rows.map(([name, held], index) => (
        <div class="pg-item pg-pair" key={index}>
          <input
            type="text"
            class="pg-key"
            aria-label={words.say('playground.nameIn', { number: index + 1, name: label })}
            placeholder={words.say('playground.name')}
            value={name}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => change(rows.with(index, [currentTarget.value, held]))}
          />
          <Input
            at={`${at}.${name}`}
            label={name === '' ? words.say('playground.value', { number: index + 1 }) : name}
            // The name is beside it.
            isLabelHidden
            schema={of}
            value={held}
            onChange={(changed) => change(rows.with(index, [name, changed ?? createBlank(of)]))}
            form={form}
          />
          <button
            type="button"
            class="pg-button"
            aria-label={words.say('playground.removeOne', {
              name: name || words.say('playground.row', { number: index + 1 }),
            })}
            onClick={() => change(rows.toSpliced(index, 1))}
          >
            {words.say('playground.remove')}
          </button>
        </div>
      ))}
      <button type="button" class="pg-button" onClick={() => change([...rows, ['', createBlank(of)]])}>
        {words.say('playground.addMember')}
      </button>
    </>
  )
}

/** The last of several rows with the same name wins. */
function toMembers(rows: readonly Row[]): Row[] {
  return Object.entries(Object.fromEntries(rows.filter(([name]) => name !== '')))
}

function isSame(one: readonly Row[], other: readonly Row[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
