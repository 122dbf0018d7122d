import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { renderResponseExamples } from '../api-page/render-examples.ts'
import { renderOperation } from '../api-page/render-operation.ts'
import { renderSchemaPage } from '../api-page/render-schema-page.ts'
import type { ApiRenderTools } from '../api-page/render-tools.ts'
import type { Page } from '../model/page.ts'

/** A description of more than one paragraph is no lead: it stands in the text. */
const LONGEST_LEAD = 400

/** The lead of a page: its own, else what the spec says of its operation in one short paragraph. Markdown; may be empty. */
export function findLead({ frontmatter, operation }: Page): string {
  const described = operation?.head.description?.trim() ?? ''
  return frontmatter.description ?? (isLead(described) ? described : '')
}

/**
 * Adds to the content of a page what its spec says of the operation or schema it is about. What the author wrote stands
 * first; own examples win over those of the spec (reference 6.6).
 */
export function addApiContent(tree: Root, page: Page, tools: ApiRenderTools): void {
  tree.children.push(...(listContent(tree, page, tools) as Root['children']))
}

function listContent(tree: Root, { frontmatter, operation, schema }: Page, tools: ApiRenderTools): ElementContent[] {
  const named = schema?.spec.readSchema(schema.name)
  if (named !== undefined) return renderSchemaPage(named, tools)
  if (operation === undefined) return []
  const read = operation.spec.readOperation(operation.head)
  const isInText = frontmatter.description === undefined && read.description !== undefined && !isLead(read.description)
  return [
    ...(isInText ? tools.renderMarkdown(read.description ?? '') : []),
    ...renderOperation(read, tools),
    ...(hasComponent(tree, 'ResponseExample') ? [] : renderResponseExamples(read.responses)),
  ]
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
