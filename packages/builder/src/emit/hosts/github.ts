import type { Host } from './host.ts'

/** GitHub Pages reads no configuration: `404.html`, `.nojekyll` and the pages that redirect are part of every site. */
export const github: Host = {
  title: 'GitHub Pages',
  isTested: false,
  files: [],
  can: {
    clean: true,
    redirects: 'as pages, with status 200',
    wildcards: false,
    notFound: true,
    security: false,
    cache: false,
    charset: true,
    compression: true,
    markdown: false,
    precompressed: false,
  },
  configure: ({ rules }) => ({ files: {}, omitted: rules.filter(({ paths }) => paths.length === 0) }),
}
