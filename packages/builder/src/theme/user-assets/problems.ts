import type { Problem } from '@spearmint/config/diagnostics'
import type { THEME_CODES } from '../codes.ts'
import type { RemoteAddress } from './remote-address.ts'

/** A problem in a stylesheet or script of an author. */
export type UserAssetProblem = Problem<typeof THEME_CODES>

const MAX_URL_LENGTH = 80

/** A stylesheet or font that the security policy of pages forbids. */
export function toRemoteStyleProblem({ url, origin }: RemoteAddress): UserAssetProblem {
  return {
    code: 'site/remote-style',
    message: `${quoteUrl(url)} is not loaded: pages load stylesheets and fonts only from the site itself.`,
    suggestions: ['Add the file to the folder of the site.', toAllowance(origin)],
  }
}

/** A host that a script uses and the security policy of pages forbids. */
export function toRemoteRequestProblem({ url, origin }: RemoteAddress): UserAssetProblem {
  return {
    code: 'site/remote-request',
    message: `This script contains ${quoteUrl(url)}, but browsers block requests from pages to other hosts.`,
    suggestions: [toAllowance(origin)],
  }
}

/** @param reason how we know, for example `it calls require()` */
export function toNodeScriptProblem(path: string, reason: string): UserAssetProblem {
  return {
    code: 'site/not-a-page-script',
    message: `Pages do not load "${path}": ${reason}, so it is a program for Node.js. It is published as a file.`,
    suggestions: ['List it in .mintignore to keep it out of the site.'],
  }
}

function quoteUrl(url: string): string {
  return JSON.stringify(url.slice(0, MAX_URL_LENGTH))
}

function toAllowance(origin: string): string {
  return `If you trust this host, build with --allow-origin ${origin}.`
}
