/** Import boundaries, checked on the compiled files. `npm run check:imports` reads this. */
const builder = '^packages/builder/dist'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'config-stands-alone',
      comment: 'The configuration package is embedded in other tools: config ← builder, never the other way.',
      severity: 'error',
      from: { path: '^packages/config' },
      to: { path: '^packages/(?!config)' },
    },
    {
      name: 'config-runs-in-browsers',
      severity: 'error',
      from: { path: '^packages/config' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'user-group-api-stands-alone',
      comment: 'The service and the site builder share nothing but the documentation.',
      severity: 'error',
      from: { path: '^packages/user-group-api' },
      to: { path: '^packages/(?!user-group-api)' },
    },
    {
      name: 'nobody-needs-user-group-api',
      severity: 'error',
      from: { path: '^packages/(config|builder)' },
      to: { path: '^packages/user-group-api' },
    },
    {
      name: 'core-without-http-or-store',
      comment: 'The operations know the interface of a store and nothing of what carries them.',
      severity: 'error',
      from: { path: '^packages/user-group-api/dist/(core|model|json)/' },
      to: { path: '^packages/user-group-api/dist/(http|cli|store/(sqlite|postgres))/' },
    },
    {
      name: 'only-edges-do-io',
      comment: 'The core gets file contents and gives files back. Node built-ins stay at the edges; hashing is pure.',
      severity: 'error',
      from: { path: builder, pathNot: [`${builder}/(edges|relay|cli)/`, `${builder}/[^/]+/load-[^/]+\\.js$`] },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'model-knows-nobody',
      severity: 'error',
      from: { path: `${builder}/model/` },
      to: { path: `${builder}/(?!model/)` },
    },
    {
      name: 'stages-do-not-import-stages',
      comment: 'What two stages share belongs to the model; only the pipeline puts stages together.',
      severity: 'error',
      // Every folder is a stage, but for those that have a rule of their own and the built client.
      from: { path: `${builder}/(?!(?:model|pipeline|edges|relay|cli|client)/)([^/]+)/` },
      to: { path: `${builder}/(?!model/|$1/)` },
    },
    {
      name: 'pipeline-below-the-edges',
      severity: 'error',
      from: { path: `${builder}/pipeline/` },
      to: { path: `${builder}/(edges|relay|cli)/` },
    },
    {
      name: 'edges-below-the-cli',
      severity: 'error',
      from: { path: `${builder}/(edges|relay)/` },
      to: { path: `${builder}/(?!$1/|model/)` },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-dependencies',
      comment: 'What ships must not need what only the workspace has.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/builder/dist/(client|bundle)/' },
    combinedDependencies: false,
    preserveSymlinks: false,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
