import { z } from 'zod/mini'
import { openapiFileSchema } from '../../../schema-parts/openapi-file.ts'
import { bannerSchema } from '../banner.ts'
import { footerSchema } from '../footer.ts'
import { hrefSchema } from '../href.ts'
import { key, optionalKey } from '../key.ts'
import { navbarSchema } from '../navbar.ts'
import { branchKeys } from './branch-keys.ts'
import { globalSchema } from './global.ts'
import { groupSchema, pagesSchema } from './group.ts'
import { labelKeys } from './label-keys.ts'
import { sdkSchema } from './sdk.ts'

/** Divisions contain each other, so each list of them is resolved late. */
function divisions(toSchema: () => z.ZodMiniType, description: string, example: object) {
  return optionalKey(z.array(z.lazy(toSchema)), { description, examples: [[example]] })
}

const pages = ['introduction']

/**
 * Creates the keys of what the navigation and every division can contain. It should be only one of them. Each owner has
 * its own, so that they are described where they are in the JSON Schema.
 */
export const createContentKeys = () => ({
  languages: divisions((): z.ZodMiniType => languageSchema, 'Languages of the site.', { language: 'en', pages }),
  versions: divisions((): z.ZodMiniType => versionSchema, 'Versions to choose from.', { version: 'v2', pages }),
  products: divisions((): z.ZodMiniType => productSchema, 'Products to choose from, above the sidebar.', {
    product: 'Cloud',
    pages,
  }),
  dropdowns: divisions((): z.ZodMiniType => dropdownSchema, 'Sections to choose from, above the sidebar.', {
    dropdown: 'Server',
    pages,
  }),
  menu: divisions((): z.ZodMiniType => itemSchema, 'Entries of the menu that a tab or a product opens.', {
    item: 'Start',
    pages,
  }),
  tabs: divisions((): z.ZodMiniType => tabSchema, 'Tabs in the header.', { tab: 'Guides', pages }),
  anchors: divisions((): z.ZodMiniType => anchorSchema, 'Sections at the top of the sidebar.', {
    anchor: 'Guides',
    pages,
  }),
  groups: optionalKey(z.array(groupSchema), {
    description: 'Groups of pages in the sidebar.',
    examples: [[{ group: 'Get started', pages }]],
  }),
  pages: optionalKey(pagesSchema, {
    description: 'Page paths without extension, operations such as "GET /users", and groups.',
    examples: [['introduction', 'guides/start']],
  }),
  global: optionalKey(globalSchema, {
    description: 'Links on every page below.',
    examples: [{ anchors: [{ anchor: 'Blog', href: 'https://acme.com/blog' }] }],
  }),
})

const createDivisionKeys = () => ({
  ...createContentKeys(),
  href: optionalKey(hrefSchema, {
    description: 'A link instead of content.',
    examples: ['https://acme.com/blog'],
  }),
  ...branchKeys,
})

const tabSchema = z.strictObject({
  ...labelKeys.tab,
  ...createDivisionKeys(),
  graphql: optionalKey(
    z.union([
      openapiFileSchema,
      z.strictObject({
        source: key(z.string(), { description: 'Path or URL of the schema.', examples: ['/schema.graphql'] }),
        directory: optionalKey(z.string(), { description: 'Folder of the pages.', examples: ['graphql'] }),
      }),
    ]),
    { description: 'GraphQL schema. It has no effect yet.', examples: ['/schema.graphql'] },
  ),
  sdk: optionalKey(sdkSchema, {
    description: 'Reference of a library. It has no effect yet.',
    examples: [{ format: 'typedoc', source: '/api.json' }],
  }),
})
const anchorSchema = z.strictObject({ ...labelKeys.anchor, ...createDivisionKeys() })
const dropdownSchema = z.strictObject({ ...labelKeys.dropdown, ...createDivisionKeys() })
const productSchema = z.strictObject({ ...labelKeys.product, ...createDivisionKeys() })
const versionSchema = z.strictObject({ ...labelKeys.version, ...createDivisionKeys() })
const itemSchema = z.strictObject({ ...labelKeys.item, ...createDivisionKeys() })
const languageSchema = z.strictObject({
  ...labelKeys.language,
  ...createDivisionKeys(),
  banner: optionalKey(bannerSchema, {
    description: 'Replaces the banner of the site.',
    examples: [{ content: 'Version 2 ist da' }],
  }),
  navbar: optionalKey(navbarSchema, {
    description: 'Replaces the links in the header.',
    examples: [{ links: [{ label: 'Hilfe', href: 'mailto:hi@acme.com' }] }],
  }),
  footer: optionalKey(footerSchema, {
    description: 'Replaces the footer.',
    examples: [{ socials: { github: 'https://github.com/acme' } }],
  }),
})

z.globalRegistry.add(tabSchema, { id: 'Tab', description: 'A tab in the header.' })
z.globalRegistry.add(anchorSchema, { id: 'Anchor', description: 'A section at the top of the sidebar.' })
z.globalRegistry.add(dropdownSchema, { id: 'Dropdown', description: 'A section to choose from.' })
z.globalRegistry.add(productSchema, { id: 'Product', description: 'A product to choose from.' })
z.globalRegistry.add(versionSchema, { id: 'Version', description: 'A version to choose from.' })
z.globalRegistry.add(itemSchema, { id: 'MenuItem', description: 'An entry of a menu.' })
z.globalRegistry.add(languageSchema, { id: 'Language', description: 'A language to choose from.' })
