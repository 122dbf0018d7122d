import { createFormValues, type PlaygroundModel, type RequestValues } from '../../../src/api/browser.ts'
import { readStored, writeStored } from '../shared/stored.ts'

/** What is remembered from page to page: the base address, and credentials where the reader asks for it. */
export interface Memory {
  createValues(): RequestValues
  isKept(): boolean
  keepServer(values: RequestValues): void
  /** @param values undefined: forget them */
  keepCredentials(values: RequestValues | undefined): void
}

/**
 * Creates the memory of a form. Credentials are kept for the tab and belong to the servers of the operation: those of
 * another API of the site, whose schemes may have the same names, never get them.
 */
export function createMemory(model: PlaygroundModel, site: string): Memory {
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
    isKept: () => readCredentials() !== undefined,
    keepServer({ server }) {
      if (servers.length > 1) writeStored('localStorage', serverKey, servers[server]?.url)
    },
    keepCredentials: (values) => writeStored('sessionStorage', credentialsKey, values?.credentials),
  }
}
