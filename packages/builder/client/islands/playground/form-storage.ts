import { createFormValues, type PlaygroundModel, type RequestValues } from '../../../src/api/browser.ts'
import { readStored, writeStored } from '../shared/stored.ts'

/** What a form stores for other pages: the base URL, and optionally the credentials. */
export interface FormStorage {
  /** Creates the initial values of the form, including the stored ones. */
  createValues(): RequestValues
  hasCredentials(): boolean
  storeServer(values: RequestValues): void
  /** @param values - undefined: delete the stored credentials. */
  storeCredentials(values: RequestValues | undefined): void
}

/**
 * Creates the storage of a form. Credentials are stored until the tab is closed, and only for the servers of the
 * operation: another API of the site may have schemes of the same name and must not receive them.
 */
export function createFormStorage(model: PlaygroundModel, site: string): FormStorage {
  const { servers } = model
  const serverKey = `spearmint:server:${site}`
  const credentialsKey = `spearmint:credentials:${site}:${servers.map(({ url }) => url).join(' ')}`
  const readCredentials = () => readStored<RequestValues['credentials']>('sessionStorage', credentialsKey)
  return {
    createValues() {
      const values = createFormValues(model)
      const url = readStored<string>('localStorage', serverKey)
      return {
        ...values,
        server: Math.max(
          0,
          servers.findIndex((server) => server.url === url),
        ),
        credentials: { ...values.credentials, ...readCredentials() },
      }
    },
    hasCredentials: () => readCredentials() !== undefined,
    storeServer({ server }) {
      if (servers.length > 1) writeStored('localStorage', serverKey, servers[server]?.url)
    },
    storeCredentials: (values) => writeStored('sessionStorage', credentialsKey, values?.credentials),
  }
}
