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
import { ValueInput } from './value-input.tsx'
import type { ValueProps } from './value-props.ts'

interface BodyProps {
  body: NonNullable<PlaygroundModel['body']>
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
  /** The entered text while it is invalid JSON. */
  badText: string | undefined
  onBadText: (text: string | undefined) => void
}

/** The inputs of the body and its media type. A JSON body can be entered in a form and as text, which share one value. */
export function BodyInputs({ body, values, onChange, badText, onBadText }: BodyProps) {
  const content = body.contents[values.content]
  if (content === undefined) return null
  const { mediaType, schema = { types: [] } } = content
  const form = toBodyForm(content)
  const props: ValueProps = {
    at: 'body',
    label: 'Body',
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

  return (
    <Section title="Body">
      {body.contents.length > 1 ? (
        <Field at="content" label="Media type">
          {(control) => (
            <select
              {...control}
              value={String(values.content)}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            >
              {body.contents.map((choice, index) => (
                <option value={String(index)}>{choice.mediaType}</option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <p class="pg-about">
          <code>{mediaType}</code>
        </p>
      )}
      {form === 'json' && (
        <div class={hasInputs(schema) ? 'pg-both' : ''}>
          {hasInputs(schema) && (
            <fieldset class="pg-form" disabled={badText !== undefined} aria-label="Body as a form">
              <ValueInput {...props} />
              {badText !== undefined && <p class="pg-about">Fix the JSON to continue with the form.</p>}
            </fieldset>
          )}
          <JsonInput
            key={values.content}
            {...props}
            at={hasInputs(schema) ? 'json' : 'body'}
            label="Body as JSON"
            isRequired={false}
            form="text"
            badText={badText}
            onBadText={onBadText}
          />
        </div>
      )}
      {form === 'parts' && <ValueInput {...props} />}
      {form === 'file' && <FileInput {...props} label="File" />}
      {form === 'text' && <TextBody {...props} />}
    </Section>
  )
}

function TextBody({ value, onChange, ...props }: ValueProps) {
  return (
    <Field {...props} label="Body as text">
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
