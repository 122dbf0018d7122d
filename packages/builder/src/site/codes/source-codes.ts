import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of reading the files of a site. */
export const SOURCE_CODES = {
  'source/link-leads-out': {
    severity: 'warning',
    title: 'Link out of the folder',
    explanation: "A symbolic link leads out of the site's folder. It is not published.",
    mend: 'Put the file itself in the folder.',
    example: 'images -> /home/me/pictures',
  },
  'source/unreadable': {
    severity: 'warning',
    title: 'Unreadable file',
    explanation:
      'A file or folder cannot be read. It is not published. As the reason why a command ended, a file vanished or was locked during the build.',
    mend: 'Repair the link or the permissions.',
  },
  'source/unwritable': {
    severity: 'error',
    title: 'File that cannot be changed',
    explanation:
      '`check --fix` or `rename` could not write a file of the site. All files are as they were. Exit code 2.',
    mend: 'Mend the permissions of the file and its folder.',
  },
  'source/link': {
    severity: 'error',
    title: 'File behind a link',
    explanation:
      'A file or folder to rename lies behind a symbolic link, so it may be part of the site under two names. Nothing is changed.',
    mend: 'Rename it where it really is.',
    example: 'spearmint rename shared/a shared/b, where shared is a link',
  },
  'source/taken': {
    severity: 'error',
    title: 'Name that is taken',
    explanation:
      'Something stands where a file or folder is to go. It is no file of the site, or it would be known. Nothing is changed.',
    mend: 'Choose another name.',
  },
  'source/back-slash': {
    severity: 'warning',
    title: 'Back-slash in a name',
    explanation: 'The name of a file holds a back-slash, which no address can hold.',
    mend: 'Rename the file.',
    example: 'images\\logo.svg',
  },
  'source/outside': {
    severity: 'error',
    title: 'File outside the folder',
    explanation: "A file to copy lies outside the site's folder. The build ends with exit code 2.",
    mend: 'Put the file itself in the folder.',
    example: 'images/logo.svg -> ../../shared/logo.svg',
  },
  'source/no-dates': {
    severity: 'warning',
    title: 'Dates that are not known',
    explanation:
      '`build --dates` could not read from Git when pages were last changed: there is no Git, no repository, or only the end of its history.',
    mend: 'Build in a clone with the whole history (`git fetch --unshallow`), or leave `--dates` out.',
    example: 'git clone --depth 1 https://github.com/acme/docs && spearmint build docs --dates',
  },
} as const satisfies Record<string, DiagnosticCode>
