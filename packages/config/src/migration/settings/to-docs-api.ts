import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import { type ReportNote, toChanged, toLeftOut, toWithoutEffect } from '../migration-note.ts'
import { type DocsObject, toCompactObject } from '../to-compact-object.ts'

type ApiInput = NonNullable<SiteConfigInput['api']>

const DISPLAYS = { show: 'interactive', simple: 'simple', hide: 'none' } as const

/**
 * Converts `openapi` and `api`.
 *
 * @param hasApi - Whether the site has API pages that neither key is about.
 */
export function toDocsApi(input: SiteConfigInput, hasApi: boolean, report: ReportNote): DocsObject | undefined {
  const { openapi, api = {} } = input
  const isUsed = hasApi || input.api !== undefined || openapi !== undefined
  if (api.maintainOrder !== undefined) report(toWithoutEffect(['api', 'maintainOrder'], 'api.maintainOrder'))
  return toCompactObject({
    openapi,
    playground: toPlayground(api.playground),
    params: toParams(api.paramFields, report),
    examples: isUsed ? toExamples(api.request?.example) : undefined,
    mdx: toCompactObject({ server: api.baseUrl, auth: toAuth(api.auth, report) }),
  })
}

function toPlayground(playground: ApiInput['playground'] = {}): DocsObject | undefined {
  const { mode, disableProxy } = playground
  if (mode === undefined && disableProxy === undefined) return undefined
  return toCompactObject({
    display: DISPLAYS[mode ?? 'show'],
    proxy: disableProxy === undefined ? undefined : !disableProxy,
  })
}

function toParams({ expanded, post }: NonNullable<ApiInput['paramFields']> = {}, report: ReportNote) {
  if (expanded === 'topLevel' || expanded === 'topLevelOneOfs') {
    report(
      toChanged(
        ['api', 'paramFields', 'expanded'],
        `"api.paramFields.expanded": "${expanded}" becomes "closed", because docs.json only has "all" and "closed". Nested parameters are collapsed at first.`,
        ['Write "api": {"params": {"expanded": "all"}} to expand all of them.'],
      ),
    )
  }
  return toCompactObject({
    expanded: expanded === undefined ? undefined : expanded === 'all' ? 'all' : 'closed',
    post,
  })
}

/** By default, `mint.json` leaves optional parameters out of examples, and `docs.json` doesn't. */
function toExamples({ languages, showOptionalParams = false }: NonNullable<ApiInput['request']>['example'] = {}) {
  return toCompactObject({ languages, defaults: showOptionalParams ? 'all' : 'required' })
}

function toAuth({ inputPrefix, ...auth }: NonNullable<ApiInput['auth']> = {}, report: ReportNote) {
  if (inputPrefix !== undefined) {
    report(
      toLeftOut(
        ['api', 'auth', 'inputPrefix'],
        `"api.auth.inputPrefix" is left out, because docs.json has no such key. Visitors enter ${JSON.stringify(inputPrefix)} themselves.`,
        ['Describe the API with an OpenAPI file, whose security schemes have a prefix.'],
      ),
    )
  }
  return toCompactObject(auth)
}
