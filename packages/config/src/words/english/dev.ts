/** Words of the list of problems in pages of `spearmint dev`. */
export const DEV_WORDS = {
  'dev.count': { one: '{count} problem', other: '{count} problems' },
  'dev.onPage': { one: '{count} problem on this page', other: '{count} problems on this page' },
  'dev.toFix': { one: '{count} problem to fix', other: '{count} problems to fix' },
  'dev.close': 'Close',
  'dev.reload': 'The page reloads when you save a file.',
  'dev.more': 'Learn more: {command}',
} as const
