import { z } from 'zod/mini'
import { iconSchema } from './icon.ts'
import { choice, key, optionalKey } from './key.ts'

const builtinSchema = choice({
  copy: 'Copy the page as Markdown.',
  view: 'Open the page as Markdown.',
  chatgpt: 'Open ChatGPT with the page.',
  claude: 'Open Claude with the page.',
  perplexity: 'Open Perplexity with the page.',
  grok: 'Open Grok with the page.',
  aistudio: 'Open Google AI Studio with the page.',
  devin: 'Open Devin with the page.',
  'devin-desktop': 'Open the app of Devin. Needs a hosted service.',
  windsurf: 'Open Windsurf. Needs a hosted service.',
  assistant: 'Ask the assistant. Needs a hosted service.',
  mcp: 'Copy the command that starts the local MCP server of the site.',
  'add-mcp': 'Copy the command that installs the local MCP server of the site in coding agents.',
  cursor: 'Add the local MCP server of the site to Cursor.',
  vscode: 'Add the local MCP server of the site to VS Code.',
  'devin-mcp': 'Install the MCP server in Devin. Needs a hosted service.',
  'download-spec': 'Download the OpenAPI file of the page.',
  'download-pdf': 'Download the page as PDF. Needs a hosted service.',
})

const linkSchema = z.strictObject({
  title: key(z.string(), { description: 'Text of the entry.', examples: ['Ask us'] }),
  description: key(z.string(), { description: 'Second line of the entry.', examples: ['Send us the page'] }),
  icon: optionalKey(iconSchema, { description: 'Icon of the entry.', examples: ['question'] }),
  href: key(
    z.union([
      z.string().check(z.minLength(1, 'a URL')),
      z.strictObject({
        base: key(z.string(), { description: 'URL without a query.', examples: ['https://acme.com/ask'] }),
        query: optionalKey(
          z.array(
            z.strictObject({
              key: key(z.string(), { description: 'Name of the parameter.', examples: ['url'] }),
              value: key(z.string(), { description: 'Value of the parameter.', examples: ['$path'] }),
            }),
          ),
          { description: 'Parameters of the query.', examples: [[{ key: 'url', value: '$path' }]] },
        ),
      }),
    ]),
    {
      description: 'URL of the entry. "$page" is the Markdown of the page, "$path" its path.',
      examples: ['https://acme.com/ask?url=$path'],
    },
  ),
})

export const contextualSchema = z.strictObject({
  options: key(z.array(z.union([builtinSchema, linkSchema])), {
    description: 'Entries of the page menu, in this order.',
    examples: [['copy', 'view', 'claude']],
  }),
  display: optionalKey(choice({ header: 'Next to the title.', toc: 'In the table of contents.' }), {
    description: 'Where the page menu is.',
    default: 'header',
    examples: ['toc'],
  }),
})

export type ContextualInput = z.output<typeof contextualSchema>
