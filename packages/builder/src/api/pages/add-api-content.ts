import type { Diagnostic, SiteConfig } from '@spearmint/config'
import type { ElementContent, Root } from 'hast'
import { type Page, visit } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { PlaygroundModel } from '../model/playground.ts'
import { createRequestSamples } from '../samples/create-request-samples.ts'
import type { Specs } from '../spec/load-specs.ts'
import { renderResponseExamples } from './render-examples.ts'
import { renderOperation } from './render-operation.ts'
import { renderRequestExamples } from './render-request-examples.ts'
import { renderSchemaPage } from './render-schema-page.ts'
import type { ApiRenderTools } from './render-tools.ts'

/** A description of more than one paragraph is no lead: it stands in the text. */
const LONGEST_LEAD = 400

/** The lead of a page: its own, else what the spec says of its operation in one short paragraph. Markdown; may be empty. */
export function findLead({ frontmatter, operation }: Page): string {
  const described = operation?.head.description?.trim() ?? ''
  return frontmatter.description ?? (isLead(described) ? described : '')
}

/** What the content of a page is made of beside what its author wrote. */
export interface ApiContentInput {
  page: Page
  /** The operation that the page is about, if it is about one. */
  operation: ApiOperation | undefined
  api: SiteConfig['api']
  specs: Pick<Specs, 'readSchema'>
  /** The playground of the page, if it has one. */
  playgroundModel: PlaygroundModel | undefined
  /** Receives the broken references of a schema. */
  report: (diagnostic: Diagnostic) => void
}

/**
 * Adds to the content of a page what its spec says of the operation or schema it is about, and samples of the request.
 * What the author wrote stands first; own examples win over all others (reference 6.6).
 */
export function addApiContent(tree: Root, input: ApiContentInput, { renderMarkdown }: ApiRenderTools): void {
  const tools: ApiRenderTools = { renderMarkdown, fields: input.api.paramFields }
  const added = [...listContent(input, tools), ...listRequests(tree, input), ...listResponses(tree, input)]
  tree.children.push(...(added as Root['children']))
}

function listContent({ page, operation, specs, report }: ApiContentInput, tools: ApiRenderTools): ElementContent[] {
  const { frontmatter, schema } = page
  const named = schema && specs.readSchema(schema, report)
  if (named !== undefined) return renderSchemaPage(named, tools)
  // What an author described by fields stands there already.
  if (operation === undefined || page.operation === undefined) return []
  const { description } = operation
  const isInText = frontmatter.description === undefined && description !== undefined && !isLead(description)
  return [...(isInText ? tools.renderMarkdown(description) : []), ...renderOperation(operation, tools)]
}

function listRequests(tree: Root, { operation, api, playgroundModel }: ApiContentInput): ElementContent[] {
  if (operation === undefined || hasComponent(tree, 'RequestExample')) return []
  return renderRequestExamples(createRequestSamples(operation, api, playgroundModel))
}

function listResponses(tree: Root, { operation }: ApiContentInput): ElementContent[] {
  if (operation === undefined || hasComponent(tree, 'ResponseExample')) return []
  return renderResponseExamples(operation.responses)
}

function isLead(description: string): boolean {
  return description.length <= LONGEST_LEAD && !/\n\s*\n|^[#>*`|-]/.test(description.trim())
}

function hasComponent(tree: Root, name: string): boolean {
  let isFound = false
  visit(tree, 'component', (node) => {
    isFound ||= node.name === name
  })
  return isFound
}
