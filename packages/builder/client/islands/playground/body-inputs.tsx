import { useState } from 'preact/hooks'
import {
  createFormBody,
  FileValue,
  type PlaygroundModel,
  type PlaygroundSchema,
  type RequestValues,
  toBodyForm,
} from '../../../src/api/browser.ts'
import { Field } from './field.tsx'
import { FileInput } from './file-input.tsx'
import { JsonInput } from './json-input.tsx'
import { Section } from './section.tsx'
import { Select } from './select.tsx'
import { TabList, toTabId } from './tab-list.tsx'
import { ValueInput } from './value-input.tsx'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

interface BodyProps {
  body: NonNullable<PlaygroundModel['body']>
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
  /** The entered text while it is invalid JSON. */
  badText: string | undefined
  onBadText: (text: string | undefined) => void
}

/** The inputs of the body and its media type. A JSON body can be entered in a form or as text, which share one value. */
export function BodyInputs({ body, values, onChange, badText, onBadText }: BodyProps) {
  const words = useWords()
  const content = body.contents[values.content]
  if (content === undefined) return null
  const { mediaType, schema = { types: [] } } = content
  const form = toBodyForm(content)
  const props: ValueProps = {
    at: 'body',
    label: words.say('playground.body'),
    schema,
    value: values.body,
    onChange: (value) => onChange({ body: value }),
    isRequired: body.isRequired,
    form: form === 'json' ? 'json' : 'parts',
    isBare: true,
  }

  function choose(index: number): void {
    const isObject = typeof values.body === 'object' && values.body !== null && !(values.body instanceof FileValue)
    onBadText(undefined)
    onChange({ content: index, body: isObject ? values.body : createFormBody(body.contents[index]) })
  }

  const mediaTypes =
    body.contents.length > 1 ? (
      <Select
        aria-label={words.say('playground.mediaType')}
        options={body.contents.map((choice) => choice.mediaType)}
        chosen={values.content}
        onChoose={choose}
      />
    ) : (
      <code class="pg-type">{mediaType}</code>
    )
  return (
    <Section title={words.say('playground.body')} tools={mediaTypes}>
      {form === 'json' && <JsonBody key={values.content} {...props} badText={badText} onBadText={onBadText} />}
      {form === 'parts' && <ValueInput {...props} />}
      {form === 'file' && <FileInput {...props} label={words.say('playground.file')} />}
      {form === 'text' && <TextBody {...props} />}
    </Section>
  )
}

/** The panel of the tabs. */
const PANEL = 'pg-body-panel'

function JsonBody({ badText, onBadText, ...props }: ValueProps & Pick<BodyProps, 'badText' | 'onBadText'>) {
  const words = useWords()
  const [tab, setTab] = useState(0)
  const json = {
    ...props,
    label: words.say('playground.bodyJson'),
    isLabelHidden: true,
    form: 'text',
    badText,
  } as const
  if (!hasInputs(props.schema)) return <JsonInput {...json} onBadText={onBadText} />
  return (
    <>
      <TabList
        label={props.label}
        panel={PANEL}
        names={[words.say('playground.form'), 'JSON']}
        chosen={tab}
        onChoose={setTab}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={toTabId(PANEL, tab)}>
        {tab === 1 ? (
          <JsonInput {...json} at="json" isRequired={false} onBadText={onBadText} />
        ) : (
          <fieldset class="pg-form" disabled={badText !== undefined} aria-label={words.say('playground.bodyForm')}>
            {badText !== undefined && <p class="pg-problem">{words.say('playground.fixJson')}</p>}
            <ValueInput {...props} />
          </fieldset>
        )}
      </div>
    </>
  )
}

function TextBody({ value, onChange, ...props }: ValueProps) {
  const words = useWords()
  return (
    <Field {...props} label={words.say('playground.bodyText')} isLabelHidden>
      {(control) => (
        <textarea
          {...control}
          class="pg-code"
          rows={8}
          spellcheck={false}
          value={value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
          onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Whether a body can be entered in a form. */
function hasInputs({ fields, items, additional, variants }: PlaygroundSchema): boolean {
  return fields !== undefined || items !== undefined || additional !== undefined || variants !== undefined
}
