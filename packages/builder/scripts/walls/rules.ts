import type { WallRules } from './wall-rules.ts'

/** The walls of this repository. `npm run check:imports` checks them on the sources, type imports included. */
export const rules: WallRules = {
  packages: {
    'packages/config': { name: '@spearmint/config', mayImport: [], builtins: false },
    'packages/builder': { name: 'spearmint', mayImport: ['@spearmint/config'], builtins: true, bundled: true },
    'packages/create-spearmint': { name: 'create-spearmint', mayImport: ['spearmint'], builtins: true },
    'packages/user-group-api': { name: '@spearmint/user-group-api', mayImport: [], builtins: true },
  },

  rooms: {
    folder: 'packages/builder/src',
    order: ['core', 'site', 'content', 'api', 'theme', 'emit', 'check', 'build', 'node', 'cli'],
    door: 'index.ts',
    browserDoor: 'browser.ts',
    client: 'packages/builder/client',
    builtinsFrom: 'node',
    pureBuiltins: ['node:crypto'],
    maxFolders: 12,
  },

  forbidden: [
    {
      from: /^packages\/user-group-api\/src\/core\//,
      to: /^packages\/user-group-api\/src\/(?!core\/)/,
      reason: 'core has the operations and the interface of a store, and neither HTTP nor a database',
      instead: 'Extend the interface in core/user-group-store.ts, or take it as an argument.',
    },
    {
      from: /^packages\/user-group-api\/src\/(?:client|http|openapi|store|token-key)\//,
      to: /^packages\/user-group-api\/src\/(?:service|cli)\//,
      reason: 'service and cli put the other folders together, so these do not import them',
      instead: 'Move what both need to core, or take it as an argument.',
    },
    {
      from: /^packages\/user-group-api\/src\/(?:client|http|openapi|token-key|service|cli)\//,
      to: /^packages\/user-group-api\/src\/store\/(?!index\.ts$)|^(?:libsql|pg)$/,
      reason: 'only store knows its databases',
      instead: 'Import from store/index.ts.',
    },
  ],

  tests: /\.test\.tsx?$|\/testing\/|^packages\/[^/]+\/test\//,
  shipped: /^packages\/[^/]+\/src\//,

  exceptions: [
    {
      rule: 'packages',
      file: 'packages/builder/test/browser/sample-api.test.ts',
      to: 'packages/user-group-api/src/index.ts',
      reason: 'Sends requests from the playground to the real service.',
    },
    {
      rule: 'resolvable',
      file: 'packages/builder/src/content/highlight/load-grammar.ts',
      to: `\`refractor/\${name}\``,
      reason: 'Loads one of the grammars of refractor, by a name from a table.',
    },
  ],

  sizes: {
    maxLines: 300,
    minLines: 15,
    exempt: {
      maxLines: [],
      minLines: [
        { pattern: /\/(?:index|browser)\.ts$/, reason: 'Doors.' },
        {
          pattern:
            /^packages\/config\/src\/(?:(?:mint|docs)-format\/)?(?:schema|schema-parts|rules)\/(?:navigation\/)?[^/]+\.ts$/,
          reason: 'One key or rule a file.',
        },
        { pattern: /^packages\/builder\/src\/content\/components\/.*\.tsx$/, reason: 'One component a file.' },
        {
          pattern: /^packages\/builder\/src\/content\/.*\/(?:remark|rehype)-[^/]+\.ts$/,
          reason: 'One transform a file.',
        },
        {
          pattern: /^packages\/builder\/src\/api\/samples\/(?:languages\/)?[a-z]+\.ts$/,
          reason: 'One sample language a file.',
        },
        { pattern: /^packages\/builder\/src\/check\/rules\/check-[^/]+\.ts$/, reason: 'One rule a file.' },
        {
          pattern: /^packages\/builder\/src\/emit\/.*\/(?:render|emit)-[^/]+\.ts$/,
          reason: 'One emitted file a file.',
        },
        { pattern: /\/src\/cli\/commands\/[^/]+\.ts$/, reason: 'One command a file.' },
        {
          pattern: /\/package-data\/load-[^/]+\.ts$/,
          reason: 'Loaded when it is first needed, in a chunk of its own.',
        },
        { pattern: /\/without-eval\.ts$/, reason: 'Runs before the modules that are imported after it.' },
      ],
    },
    notYet: [],
  },
}
