import { createFolder } from './run-spearmint.ts'
import { type FileTree, writeFiles } from './temp-folders.ts'

/** Texts of the author, in the language of the site. */
interface SiteTexts {
  name: string
  group: string
  title: string
  text: string
  /** A word for labels of components. */
  label: string
}

/** The authors' texts of the fixture sites, by language. They contain no word of the frame. */
export const SITE_TEXTS = {
  fr: { name: 'Voilier', group: 'Premiers pas', title: 'Bienvenue', text: 'Bonjour le monde.', label: 'Bateau' },
  ja: { name: '帆船', group: 'はじめに', title: 'ようこそ', text: 'こんにちは、世界。', label: '船' },
  ar: { name: 'شراع', group: 'البداية', title: 'أهلًا وسهلًا', text: 'مرحبًا بالعالم.', label: 'سفينة' },
} satisfies Record<string, SiteTexts>

export type SiteLanguage = keyof typeof SITE_TEXTS

/** Writes a site in one language with everything of the frame, all components with words, and an API page. */
export function createLanguageSite(locale: SiteLanguage): string {
  const texts = SITE_TEXTS[locale]
  const folder = createFolder()
  writeFiles(folder, {
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: texts.name,
      colors: { primary: '#0a6640' },
      favicon: '/icon.svg',
      api: { openapi: 'spec.json' },
      banner: { content: texts.text, dismissible: true },
      contextual: { options: ['copy', 'view', 'chatgpt', 'download-spec'] },
      footer: { links: [{ header: texts.group, items: [{ label: texts.label, href: '/second' }] }] },
      styling: { eyebrows: 'breadcrumbs' },
      navbar: { links: [{ label: texts.label, href: '/second' }] },
      navigation: {
        tabs: [
          { tab: texts.group, groups: [{ group: texts.label, pages: ['index', 'second'] }] },
          { tab: texts.label, openapi: 'spec.json' },
        ],
      },
      spearmint: { locale, feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true } },
    }),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"/>',
    'spec.json': JSON.stringify(createSpec(texts)),
    ...createPages(texts),
  })
  return folder
}

/** Writes a site in English, French and Arabic, with a counterpart of each page. */
export function createMultilingualSite(): string {
  const folder = createFolder()
  const languages = ['en', 'fr', 'ar']
  writeFiles(folder, {
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0a6640' },
      navigation: {
        languages: languages.map((language) => ({ language, pages: [`${language}/index`, `${language}/a`] })),
      },
    }),
    ...Object.fromEntries(
      languages.flatMap((language) =>
        ['index', 'a'].map((name) => [
          `${language}/${name}.mdx`,
          `---\ntitle: ${language} ${name}\n---\n\n## ${name}\n\n<Note>…</Note>\n`,
        ]),
      ),
    ),
  })
  return folder
}

function createPages({ title, text, label }: SiteTexts): FileTree {
  return {
    'index.mdx': `---
title: ${title}
description: ${text}
deprecated: true
rss: true
related: ['/second']
---

## ${title}

<Note>${text}</Note><Tip>${text}</Tip><Info>${text}</Info><Warning>${text}</Warning><Check>${text}</Check><Danger>${text}</Danger>
<Callout icon="star">${text}</Callout>

\`\`\`js ${label} expandable
${'0\n'.repeat(40)}
\`\`\`

<CodeGroup dropdown>
\`\`\`js ${title}
0
\`\`\`
\`\`\`py ${label}
1
\`\`\`
</CodeGroup>

<ResponseField name="x" type="string" required deprecated default="0">
  <Expandable><ResponseField name="y" optional /></Expandable>
</ResponseField>

<Tooltip tip="${text}" href="/second">${label}</Tooltip>
<Color variant="compact"><Color.Item name="${label}" value="#16a34a" /></Color>
<Prompt>${text}</Prompt>
<Tree><Tree.Folder name="a"><Tree.File name="b" /></Tree.Folder></Tree>

<View title="${title}">${text}</View>
<View title="${label}">${text}</View>

![](/icon.svg)

<iframe src="https://example.com" />

- [ ] ${label}
`,
    'second.mdx': `---
title: ${label}
---

<Update label="${title}" tags={["${label}"]}>${text}</Update>
<Update label="${label}" tags={["${title}"]}>${text}</Update>

\`\`\`mermaid
graph LR
  0 --> 1
\`\`\`
`,
  }
}

function createSpec({ name, title, text, label }: SiteTexts): object {
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    servers: [
      { url: 'https://api.example.com' },
      { url: 'https://example.com/{x}', variables: { x: { default: '1' } } },
    ],
    paths: {
      '/x/{x}': {
        post: {
          summary: title,
          security: [{ a: [] }, { b: ['x'] }, {}],
          parameters: [
            {
              name: 'x',
              in: 'path',
              required: true,
              schema: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2 },
            },
            { name: 'y', in: 'query', deprecated: true, schema: { type: 'string', enum: ['0', '1'], minLength: 1 } },
            { name: 'z', in: 'header', schema: { type: 'string', pattern: '[0-9]' } },
            { name: 'c', in: 'cookie', schema: { type: 'string', readOnly: true } },
          ],
          requestBody: {
            description: text,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['x'],
                  properties: {
                    x: { type: 'string', maxLength: 5, example: '0' },
                    y: {
                      type: 'array',
                      minItems: 1,
                      uniqueItems: true,
                      items: { type: 'object', properties: { z: { type: 'number' } } },
                    },
                    z: { type: 'object', additionalProperties: { type: 'string' } },
                    v: {
                      oneOf: [
                        { title: label, type: 'object', properties: { a: { type: 'boolean' } } },
                        { title, type: 'object', properties: { b: { type: 'null' } } },
                      ],
                    },
                  },
                },
              },
              'multipart/form-data': {
                schema: { type: 'object', properties: { f: { type: 'string', format: 'binary' } } },
              },
            },
          },
          responses: {
            200: {
              description: text,
              content: { 'application/json': { schema: { type: 'object', properties: { x: { type: 'string' } } } } },
            },
            404: { description: text },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        a: { type: 'http', scheme: 'basic' },
        b: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://example.com', scopes: { x: '0' } } } },
      },
    },
  }
}
