import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent, Root } from 'hast'
import { type Page, visit } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { PlaygroundModel } from '../request/playground-model.ts'
import { createRequestSamples } from '../samples/create-request-samples.ts'
import type { Specs } from '../spec/load-specs.ts'
import { renderOperation } from './render-operation.ts'
import { renderRequestExamples } from './render-request-examples.ts'
import { renderResponseExamples } from './render-response-examples.ts'
import { renderSchemaPage } from './render-schema-page.ts'
import type { ApiRenderTools } from './render-tools.ts'

/** A longer description is part of the content instead. */
const MAX_LEAD_LENGTH = 400

/** Finds the lead of a page: its own description, or else that of its operation if it is one short paragraph. Markdown, may be empty. */
export function findLead({ frontmatter, operation }: Page): string {
  const described = operation?.head.description?.trim() ?? ''
  return frontmatter.description ?? (isLead(described) ? described : '')
}

/** What the generated content of a page is rendered from. */
export interface ApiContentInput {
  page: Page
  /** The operation of the page, if it has one. */
  operation: ApiOperation | undefined
  api: SiteConfig['api']
  specs: Pick<Specs, 'findSchema'>
  /** The playground of the page, if it has one. */
  playgroundModel: PlaygroundModel | undefined
  /** Receives the broken references of a schema. */
  report: (diagnostic: Diagnostic) => void
}

/**
 * Adds the documentation of the page's operation or schema, and examples of request and response, after the author's
 * content. The author's own examples replace the generated ones (docs/reference/api-pages.mdx#samples).
 */
export function addApiContent(tree: Root, input: ApiContentInput, { renderMarkdown, words }: ApiRenderTools): void {
  const tools: ApiRenderTools = { renderMarkdown, words, fields: input.api.paramFields }
  const added = [...renderContent(input, tools), ...renderRequests(tree, input), ...renderResponses(tree, input)]
  tree.children.push(...(added as Root['children']))
}

function renderContent({ page, operation, specs, report }: ApiContentInput, tools: ApiRenderTools): ElementContent[] {
  const { frontmatter, schema } = page
  const documented = schema && specs.findSchema(schema, report)
  if (documented !== undefined) return renderSchemaPage(documented, tools)
  // The fields of an operation that the author described are in the content already.
  if (operation === undefined || page.operation === undefined) return []
  const { description } = operation
  const isInText = frontmatter.description === undefined && description !== undefined && !isLead(description)
  return [...(isInText ? tools.renderMarkdown(description) : []), ...renderOperation(operation, tools)]
}

function renderRequests(tree: Root, { operation, api, playgroundModel }: ApiContentInput): ElementContent[] {
  if (operation === undefined || hasComponent(tree, 'RequestExample')) return []
  return renderRequestExamples(createRequestSamples(operation, api, playgroundModel))
}

function renderResponses(tree: Root, { operation }: ApiContentInput): ElementContent[] {
  if (operation === undefined || hasComponent(tree, 'ResponseExample')) return []
  return renderResponseExamples(operation.responses)
}

function isLead(description: string): boolean {
  return description.length <= MAX_LEAD_LENGTH && !/\n\s*\n|^[#>*`|-]/.test(description.trim())
}

function hasComponent(tree: Root, name: string): boolean {
  let isFound = false
  visit(tree, 'component', (node) => {
    isFound ||= node.name === name
  })
  return isFound
}
