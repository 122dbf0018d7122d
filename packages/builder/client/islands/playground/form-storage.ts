import { createFormValues, FileValue, type PlaygroundModel, type RequestValues } from '../../../src/api/browser.ts'
import { readStored, writeStored } from '../shared/stored.ts'

/**
 * What a form stores for other pages and visits: the base URL, and until the tab is closed the values of the last request
 * and optionally the credentials.
 */
export interface FormStorage {
  /** Creates the initial values of the form, including the stored ones. */
  createValues(): RequestValues
  hasCredentials(): boolean
  /** Whether anything is stored for the site. */
  hasValues(): boolean
  storeServer(values: RequestValues): void
  /** Stores everything but credentials and files. */
  storeValues(values: RequestValues): void
  /** @param values - undefined: delete the stored credentials. */
  storeCredentials(values: RequestValues | undefined): void
  /** Deletes what is stored for the site, other operations included. */
  clear(): void
}

/**
 * Creates the storage of a form. Credentials are stored only for the servers of the operation: another API of the site may
 * have schemes of the same name and must not receive them.
 */
export function createFormStorage(model: PlaygroundModel, site: string): FormStorage {
  const { servers, method, path, body } = model
  const serverKey = `spearmint:server:${site}`
  const credentialsKey = `spearmint:credentials:${site}:${servers.map(({ url }) => url).join(' ')}`
  const valuesKey = `spearmint:values:${site}:${method} ${path}`
  const readCredentials = () => readStored<RequestValues['credentials']>('sessionStorage', credentialsKey)

  function readValues(): Partial<RequestValues> {
    const stored = readStored<RequestValues>('sessionStorage', valuesKey)
    // The site may have been built again since.
    return stored === undefined || stored.content >= (body?.contents.length ?? 1) ? {} : { body: undefined, ...stored }
  }

  return {
    createValues() {
      const values = createFormValues(model)
      const url = readStored<string>('localStorage', serverKey)
      return {
        ...values,
        ...readValues(),
        server: Math.max(
          0,
          servers.findIndex((server) => server.url === url),
        ),
        credentials: { ...values.credentials, ...readCredentials() },
      }
    },
    hasCredentials: () => readCredentials() !== undefined,
    hasValues: () => listKeys(site).length > 0,
    storeServer({ server }) {
      if (servers.length > 1) writeStored('localStorage', serverKey, servers[server]?.url)
    },
    storeValues({ credentials: _, ...values }) {
      const withoutFiles = JSON.stringify(values, (_key, value) => (value instanceof FileValue ? undefined : value))
      writeStored('sessionStorage', valuesKey, JSON.parse(withoutFiles))
    },
    storeCredentials: (values) => writeStored('sessionStorage', credentialsKey, values?.credentials),
    clear() {
      for (const [storage, key] of listKeys(site)) writeStored(storage, key, undefined)
    },
  }
}

/** Lists the keys of the forms of a site. */
function listKeys(site: string): (readonly ['localStorage' | 'sessionStorage', string])[] {
  const starts = [`spearmint:credentials:${site}:`, `spearmint:values:${site}:`]
  try {
    return [
      ...Object.keys(localStorage)
        .filter((key) => key === `spearmint:server:${site}`)
        .map((key) => ['localStorage', key] as const),
      ...Object.keys(sessionStorage)
        .filter((key) => starts.some((start) => key.startsWith(start)))
        .map((key) => ['sessionStorage', key] as const),
    ]
  } catch {
    return []
  }
}
