import type { Problem } from '../../core/index.ts'
import type { RemoteAddress } from './remote-address.ts'

/** A stylesheet or font that the policy of pages forbids. */
export function remoteStyle({ url, origin }: RemoteAddress): Problem {
  return {
    code: 'site/remote-style',
    severity: 'info',
    message: `${JSON.stringify(url.slice(0, 80))} is not loaded: pages take stylesheets and fonts from the site itself.`,
    suggestions: ['Put the file into the folder of the site.', toAllowance(origin)],
  }
}

/** A host that a script asks and the policy of pages forbids. */
export function remoteRequest({ url, origin }: RemoteAddress): Problem {
  return {
    code: 'site/remote-request',
    severity: 'info',
    message: `This script names ${JSON.stringify(url.slice(0, 80))}; browsers refuse what pages ask of other hosts.`,
    suggestions: [toAllowance(origin)],
  }
}

/** @param reason how it is seen: `it calls require()` */
export function notAPageScript(path: string, reason: string): Problem {
  return {
    code: 'site/not-a-page-script',
    severity: 'info',
    message: `"${path}" is not loaded by pages: ${reason}, so it is a program for Node.js. It is published as a file.`,
    suggestions: [`Name it in .mintignore to keep it out of the site.`],
  }
}

function toAllowance(origin: string): string {
  return `Build with --allow-origin ${origin} if you trust this host with your readers.`
}
