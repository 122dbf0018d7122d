import { z } from 'zod'

const url = z.string().describe('Absolute, if the URL of the site is known. Otherwise it starts with the base path.')

const heading = z.strictObject({
  depth: z.number().int().min(2).max(4).describe('The level of the heading.'),
  title: z.string().describe('Its text.'),
  anchor: z.string().describe('The fragment of its URL.'),
})

const operation = z.strictObject({
  method: z.string().describe('The HTTP method, or `WEBHOOK`.'),
  path: z.string().describe('The path of the operation, or the name of the webhook.'),
  spec: url.optional().describe('The OpenAPI document that describes it.'),
  deprecated: z.literal(true).optional().describe('Whether it is deprecated.'),
})

const page = z.strictObject({
  title: z.string().describe('The title of the page.'),
  url: url.describe('The page as HTML.'),
  markdown: url.describe('The page as Markdown.'),
  description: z.string().optional().describe('Its description, otherwise its first paragraph.'),
  trail: z.array(z.string()).optional().describe('The names of the tabs and groups around it, outermost first.'),
  version: z.string().optional().describe('The version of the documentation it belongs to.'),
  language: z.string().optional().describe('Its language, as a BCP 47 tag, if the site has several.'),
  changed: z.string().optional().describe('When it was last changed: an ISO 8601 date, with or without a time.'),
  tokens: z.number().int().describe('An estimate of the tokens of its Markdown: a quarter of its bytes.'),
  headings: z.array(heading).optional().describe('Its headings in reading order.'),
  operation: operation.optional().describe('The API operation that it documents.'),
})

/** The file `docs-index.json` of a built site. */
export const siteIndex = z.strictObject({
  format: z.literal(1).describe('The version of this format.'),
  name: z.string().describe('The name of the site.'),
  llms: url.describe('The list of pages for language models, `llms.txt`.'),
  pages: z.array(page).describe('All pages that programs may find, in reading order.'),
  fullText: z
    .array(url)
    .describe('The Markdown of the pages of the default version and language, in one or more parts.'),
})

/** An entry of the index. */
export type IndexedPage = z.output<typeof page>
