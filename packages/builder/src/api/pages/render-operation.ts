import { ENGLISH } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import {
  type ApiBody,
  type ApiCallback,
  type ApiContent,
  type ApiExample,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  PARAMETER_PLACES,
  type ParameterPlace,
} from '../model/operation.ts'
import type { ApiSchema } from '../model/schema.ts'
import { toCode, toComponent, toHeading, toParagraph } from './content-nodes.ts'
import { createFieldOptions, renderField, renderLimits, renderMembers } from './render-fields.ts'
import { renderSecurity } from './render-security.ts'
import type { ApiRenderTools, FieldUse } from './render-tools.ts'
import { toTypeLabel } from './to-type-label.ts'

/**
 * Renders the documentation of an operation: authorization, parameters by location, body and responses by media type,
 * callbacks. It uses the components that authors use, so that heading ids, table of contents, search and Markdown output
 * treat it like any other content.
 */
export function renderOperation(operation: ApiOperation, tools: ApiRenderTools): ElementContent[] {
  return [
    ...renderSecurity(operation.security, tools),
    ...PARAMETER_PLACES.flatMap((place) =>
      renderParameters(
        place,
        operation.parameters.filter((parameter) => parameter.place === place),
        tools,
      ),
    ),
    ...(operation.body === undefined ? [] : renderBody(operation.body, tools)),
    ...renderResponses(operation.responses, tools),
    ...renderCallbacks(operation.callbacks, tools),
  ]
}

function renderParameters(
  place: ParameterPlace,
  parameters: readonly ApiParameter[],
  tools: ApiRenderTools,
): ElementContent[] {
  if (parameters.length === 0) return []
  const options = createFieldOptions('request', tools)
  return [
    toSection(`api.${place}`, tools),
    ...parameters.map(({ name, schema, place: _place, examples, ...facts }) =>
      renderField(name, withExamples(schema, examples), facts, options),
    ),
  ]
}

/** Examples of a parameter override those of its schema (OpenAPI 3.1, section 4.8.12). */
function withExamples(schema: ApiSchema, examples: readonly ApiExample[]): ApiSchema {
  return examples.length === 0 ? schema : { ...schema, examples: examples.map(({ value }) => value) }
}

function renderBody({ description, isRequired, contents }: ApiBody, tools: ApiRenderTools): ElementContent[] {
  return [
    toSection('api.body', tools),
    ...(description === undefined ? [] : tools.renderMarkdown(description)),
    ...(isRequired ? [] : [toParagraph(tools.words.say('api.optionalBody'))]),
    ...renderContents(contents, 'request', tools),
  ]
}

function renderResponses(responses: readonly ApiResponse[], tools: ApiRenderTools): ElementContent[] {
  if (responses.length === 0) return []
  const tabs = responses.map((response) =>
    toComponent('Tab', { title: response.status }, renderResponse(response, tools)),
  )
  const [only] = tabs
  const isOne = tabs.length === 1 && only !== undefined
  return [
    isOne ? toResponseHeading(String(only.props.title), tools) : toSection('api.responses', tools),
    ...(isOne ? only.children : [toComponent('Tabs', { sync: false }, tabs)]),
  ]
}

function renderResponse({ description, headers, contents }: ApiResponse, tools: ApiRenderTools): ElementContent[] {
  const options = createFieldOptions('response', tools)
  return [
    ...(description === undefined ? [] : tools.renderMarkdown(description)),
    ...headers.map(({ name, schema, ...facts }) =>
      renderField(name, schema, { ...facts, place: 'header' }, { ...options, use: 'request' }),
    ),
    ...renderContents(contents, 'response', tools),
  ]
}

/** Renders bodies by media type, in tabs if there are several. */
function renderContents(contents: readonly ApiContent[], use: FieldUse, tools: ApiRenderTools): ElementContent[] {
  const panels = contents.map((content) => ({ title: content.mediaType, nodes: renderContent(content, use, tools) }))
  if (panels.length <= 1) {
    return panels.flatMap(({ title, nodes }) => [toParagraph(toCode(title)), ...nodes])
  }
  return [
    toComponent(
      'Tabs',
      { sync: false },
      panels.map(({ title, nodes }) => toComponent('Tab', { title }, nodes)),
    ),
  ]
}

function renderContent({ schema }: ApiContent, use: FieldUse, tools: ApiRenderTools): ElementContent[] {
  if (schema === undefined) return []
  const members = renderMembers(schema, createFieldOptions(use, tools))
  const isPlainObject = schema.types.length === 1 && schema.types[0] === 'object' && members.length > 0
  return [
    ...(isPlainObject ? [] : [toParagraph(toCode(toTypeLabel(schema)))]),
    ...(schema.description === undefined ? [] : tools.renderMarkdown(schema.description)),
    ...renderLimits(schema, tools),
    ...members,
  ]
}

function renderCallbacks(callbacks: readonly ApiCallback[], tools: ApiRenderTools): ElementContent[] {
  if (callbacks.length === 0) return []
  return [
    toSection('api.callbacks', tools),
    ...callbacks.map(({ name, expression, operation }) =>
      toComponent('Accordion', { title: `${name}: ${operation.method}`, description: expression }, [
        ...(operation.description === undefined ? [] : tools.renderMarkdown(operation.description)),
        ...(operation.body === undefined ? [] : renderContents(operation.body.contents, 'request', tools)),
        ...operation.responses.flatMap(({ status, description }) => [
          toParagraph(toCode(status), description === undefined ? '' : ` ${description}`),
        ]),
      ]),
    ),
  ]
}

function toSection(word: SectionWord, { words }: ApiRenderTools): ElementContent {
  return toHeading(2, words.say(word), ENGLISH[word])
}

type SectionWord = `api.${ParameterPlace | 'body' | 'responses' | 'callbacks'}`

function toResponseHeading(status: string, { words }: ApiRenderTools): ElementContent {
  return toHeading(2, words.say('api.response', { status }), `Response ${status}`)
}
