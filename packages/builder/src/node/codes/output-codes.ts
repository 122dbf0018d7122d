import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of writing the files of a site. */
export const OUTPUT_CODES = {
  'output/unsafe-path': {
    severity: 'error',
    title: 'Name that cannot be written',
    explanation:
      'A file has a name that cannot stand in the output, such as one that begins with `.spearmint`. It is not written.',
    mend: 'Rename the file.',
    example: '.spearmint/notes.mdx',
  },
  'output/written-twice': {
    severity: 'warning',
    title: 'Written twice',
    explanation: 'Two files end at one path. The later content stands.',
    mend: 'Rename one of the two.',
  },
  'output/case-clash': {
    severity: 'warning',
    title: 'Names that differ in case',
    explanation: 'Two paths differ only in the case of letters. Some disks and hosts keep only one of them.',
    mend: 'Rename one of the two.',
    example: 'Guide.mdx and guide.mdx',
  },
  'output/file-folder-clash': {
    severity: 'error',
    title: 'File and folder of one name',
    explanation: 'A path would have to be a file and a folder at once. The file is not written.',
    mend: 'Rename the file or the folder.',
    example: 'files named a.html and a.html/b.png',
  },
  'output/foreign-file': {
    severity: 'error',
    title: 'File of somebody else',
    explanation: 'A file that Spearmint did not write stands in the way. Nothing is replaced.',
    mend: 'Delete it from the output folder, or build into another one.',
  },
  'output/unwritable-name': {
    severity: 'error',
    title: 'Name that the disk refuses',
    explanation: 'The disk refuses the name of a file.',
    mend: 'Take a shorter name, without special characters.',
  },
  'output/refused': {
    severity: 'error',
    title: 'Output folder refused',
    explanation:
      "The output folder may not be written: it holds files of others, or it is the site's folder or one around it. Exit code 2.",
    mend: 'Name another folder with `--out`.',
    example: 'spearmint build docs --out docs',
  },
  'output/disk-full': {
    severity: 'error',
    title: 'Disk full',
    explanation:
      'There is no room for the new files. They are put in place only when all of them are written, so the site that stood in the output folder is as it was. Exit code 2.',
    mend: 'Make room, or name a folder on another disk with `--out`, and build again.',
  },
  'output/failed': {
    severity: 'error',
    title: 'Writing failed',
    explanation: 'The disk failed: it is read-only, or permission is missing. Exit code 2.',
    mend: 'Choose another folder, or mend its permissions.',
  },
} as const satisfies Record<string, DiagnosticCode>
