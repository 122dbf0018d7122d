import type { Page } from 'playwright-core'
import { createLanguageSite } from '../language-sites.ts'
import { DOCS_SITE, FIXTURE_SITE, FULL } from '../sites.ts'

/** A page that checkers look at, in the state that `open` leaves. */
interface AuditedPage {
  /** The path of its file in the built site, without `.html`. */
  path: string
  open?(page: Page): Promise<unknown>
}

interface AuditedSite {
  name: string
  /** Returns the folder of the site. */
  find(): string
  pages: readonly AuditedPage[]
}

/** One page of each template, with the dialogs of the frame. */
export const AUDITED_SITES: readonly AuditedSite[] = [
  {
    name: 'our documentation',
    find: () => DOCS_SITE,
    pages: [
      { path: 'introduction' },
      { path: 'quickstart' },
      { path: 'components/code-groups' },
      { path: 'api/update' },
      { path: 'api/update', open: openPlayground },
      { path: '404' },
      { path: 'quickstart', open: searchForPages },
      ...(FULL
        ? ['reference/cli', 'components/tabs', 'components/trees', 'components/views', 'components/colors'].map(
            (path) => ({ path }),
          )
        : []),
    ],
  },
  {
    name: 'our fixture site',
    find: () => FIXTURE_SITE,
    pages: ['guides/components', 'changelog', ...(FULL ? ['guides/writing', 'guides/wide'] : [])].map((path) => ({
      path,
    })),
  },
  {
    name: 'a site in Arabic',
    find: () => createLanguageSite('ar'),
    pages: ['index', 'second', 'api-reference/أهلا-وسهلا', '404'].map((path) => ({ path })),
  },
]

async function openPlayground(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).waitFor()
}

async function searchForPages(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('code')
  await page.getByRole('option').first().waitFor()
}
