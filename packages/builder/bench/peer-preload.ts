import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before a script of the peers' harness: our pages are `a/page.html`, and its description of us can be told so in
 * no other way.
 */
interface Peer {
  html(page: { path: string }): string
  url(page: { path: string }): string
}

const { PEERS_HARNESS } = process.env
if (PEERS_HARNESS === undefined) throw new Error('PEERS_HARNESS names the folder of the harness.')
const { peers } = (await import(pathToFileURL(join(PEERS_HARNESS, 'peers/index.mjs')).href)) as {
  peers: Record<string, Peer>
}
if (peers.ours !== undefined) {
  peers.ours.html = ({ path }) => `${path}.html`
  peers.ours.url = ({ path }) => (path === 'index' ? '/' : `/${path}`)
}
