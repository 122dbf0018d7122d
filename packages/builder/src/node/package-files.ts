/**
 * Files of this package that are read at run time. `src/node/` and `dist/bundle/` lie equally deep below the package, so one
 * relative URL serves the sources and the bundle.
 */
export const PACKAGE_FILES = {
  manifest: new URL('../../package.json', import.meta.url),
  /** What `vite build` makes of `client/`. */
  client: new URL('../../dist/client/', import.meta.url),
  /** What `vite build --config vite.bundle.config.ts` makes of `src/`. */
  bundle: new URL('../../dist/bundle/', import.meta.url),
  dist: new URL('../../dist/', import.meta.url),
  /** The site that `spearmint init` starts from. */
  template: new URL('../../template/', import.meta.url),
} as const
