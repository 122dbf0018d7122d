import { type CodeOf, type Diagnostic, defineCodes, toDiagnostic } from '@spearmint/config/diagnostics'

const PAGE = '/guides/versions'

/** Problems with the versions of a site in Git. */
export const VERSION_CODES = defineCodes({
  'versions/no-history': {
    severity: 'error',
    title: 'Versions without a Git repository',
    explanation:
      '`spearmint.versions` needs the program Git and a repository that contains the site. Without them, only the files on the disk are built.',
    fix: 'Install Git, and build in a clone of the repository.',
    page: PAGE,
  },
  'versions/no-match': {
    severity: 'error',
    title: 'Pattern that matches no tag or branch',
    explanation: 'No tag and no branch of the repository matches a pattern of `spearmint.versions`.',
    fix: 'Correct the pattern, or fetch the tags with `git fetch --tags`.',
    example: '"spearmint": { "versions": { "from": "release-*" } }',
    page: PAGE,
  },
  'versions/unknown-name': {
    severity: 'error',
    title: 'Unknown tag or branch',
    explanation: 'The repository has no tag and no branch with a name in `spearmint.versions`.',
    fix: 'Correct the name, or fetch it with `git fetch --tags`.',
    example: '"spearmint": { "versions": { "from": ["v2.0.0", "v1.O.0"] } }',
    page: PAGE,
  },
  'versions/shallow': {
    severity: 'warning',
    title: 'Versions from a shallow clone',
    explanation:
      'The clone has only a part of the history, as in most CI systems, so tags and branches may be missing.',
    fix: 'Fetch everything: `git fetch --unshallow --tags`, or `fetch-depth: 0` of `actions/checkout`.',
    page: PAGE,
  },
  'versions/no-folder': {
    severity: 'warning',
    title: 'Version without the folder',
    explanation: "The site's folder doesn't exist in a tag or branch, so this version is not built.",
    fix: 'Exclude the name with a pattern that starts with `!`.',
    example: '"spearmint": { "versions": { "from": ["v*", "!v0.*"] } }',
    page: PAGE,
  },
  'versions/unusable': {
    severity: 'warning',
    title: 'Version without a site',
    explanation:
      'The configuration of a tag or branch cannot be used: it is missing or invalid, or there are no pages. This version is not built.',
    fix: 'Exclude the name with a pattern that starts with `!`.',
    example: '"spearmint": { "versions": { "from": ["v*", "!v0.*"] } }',
    page: PAGE,
  },
  'versions/problems': {
    severity: 'info',
    title: 'Problems in another version',
    explanation:
      'A tag or branch has problems in its configuration or content that this version of Spearmint reports. They are counted instead of listed, because a tag cannot be changed.',
    fix: 'Nothing, unless the version looks wrong. To see every problem, run `spearmint check` in a checkout of the tag.',
    page: PAGE,
  },
  'versions/same-path': {
    severity: 'error',
    title: 'Two versions with one path',
    explanation: 'The names of two versions lead to the same path. Only one of them is built.',
    fix: 'Exclude one of them with a pattern that starts with `!`.',
    page: PAGE,
  },
  'versions/taken-path': {
    severity: 'error',
    title: 'Version at the path of a page',
    explanation:
      'The latest version has a page or file at the path of another version, or below it. That page or file is shown, and files of the other version may be missing.',
    fix: 'Rename the page or folder.',
    page: PAGE,
  },
  'versions/left-out': {
    severity: 'warning',
    title: 'Files that a version lacks',
    explanation:
      'Symbolic links, submodules, and files above 100 MB are not read from Git. So a version lacks them, and so do pages that show them.',
    fix: 'Replace links by files, and host large files elsewhere.',
    page: PAGE,
  },
})

interface VersionProblem {
  code: CodeOf<typeof VERSION_CODES>
  message?: string
  suggestions?: string[]
}

/** Reports a problem of versions. Without a message or suggestions, those of its code are used. */
export function toVersionDiagnostic({ code, message, suggestions }: VersionProblem): Diagnostic {
  const { explanation, fix } = VERSION_CODES[code]
  return toDiagnostic(VERSION_CODES, {
    code,
    message: message ?? explanation,
    suggestions: suggestions ?? [fix],
  })
}

/** Reports why there are no tags and branches. */
export function toMissingHistory(problem: string): Diagnostic {
  const known: Record<string, [message: string, suggestion: string]> = {
    'no-git': ['the program Git is not installed', 'Install Git (https://git-scm.com/downloads).'],
    'no-repository': [
      'the folder is not in a Git repository',
      'Build in a clone of the repository, not in a copy of its files.',
    ],
  }
  const [reason, suggestion] = known[problem] ?? [problem, 'Run "git status" in the folder to see what Git reports.']
  return toVersionDiagnostic({
    code: 'versions/no-history',
    message: `Cannot read the versions of this site: ${reason}.`,
    suggestions: [suggestion],
  })
}
