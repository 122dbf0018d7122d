import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before a script of the harness: our pages are written as `a/page.html`, and this is the only way to override its
 * description of our site generator.
 */
interface Peer {
  html(page: { path: string }): string
  url(page: { path: string }): string
}

const { PEERS_HARNESS } = process.env
if (PEERS_HARNESS === undefined) throw new Error('Set PEERS_HARNESS to the folder of the harness.')
const { peers } = (await import(pathToFileURL(join(PEERS_HARNESS, 'peers/index.mjs')).href)) as {
  peers: Record<string, Peer>
}
if (peers.ours !== undefined) {
  peers.ours.html = ({ path }) => `${path}.html`
  peers.ours.url = ({ path }) => (path === 'index' ? '/' : `/${path}`)
}
