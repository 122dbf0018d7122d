import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tarball of a package of this workspace. */
export interface PackedPackage {
  /** The file, absolute. */
  tarball: string
  /** The `package.json` in it. */
  manifest: { name: string; version: string }
}

export interface Registry {
  url: string
  close(): void
}

/**
 * Serves tarballs as a registry of npm on this machine. Requests for all other packages are redirected to `upstream`, so
 * npm sends them with its own settings.
 */
export async function serveRegistry(packages: readonly PackedPackage[], upstream: string): Promise<Registry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const asked = packages.find(({ manifest }) => path === manifest.name)
    const sent = packages.find(({ manifest }) => path === toTarballPath(manifest))
    if (sent !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(readFileSync(sent.tarball))
    } else if (asked !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(toDocument(asked, url)))
    } else {
      response.writeHead(302, { location: new URL((request.url ?? '/').slice(1), upstream).href }).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, close: () => server.close() }
}

const toTarballPath = ({ name, version }: PackedPackage['manifest']): string => `${name}/-/${version}.tgz`

function toDocument({ tarball, manifest }: PackedPackage, url: string): object {
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  const dist = { tarball: url + toTarballPath(manifest), integrity }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}
