import { type CodeOf, defineCodes } from '@spearmint/config/diagnostics'

/** Problems with reading and changing the files of a site. */
export const SOURCE_CODES = defineCodes({
  'source/link-leads-out': {
    severity: 'warning',
    title: 'Link to a file outside the site',
    explanation: "A symbolic link points to a file outside the site's folder. The file is not published.",
    fix: 'Copy the file into the folder.',
    example: 'images -> /home/me/pictures',
  },
  'source/unreadable': {
    severity: 'warning',
    variants: { file: 'error' },
    title: 'Unreadable file',
    explanation:
      'A file or folder cannot be read, so it is not published. For a file it is an error: permissions are missing, or the disk fails. All other files are published. Only a configuration or a `.mintignore` that cannot be read ends the command.',
    fix: 'Fix the link or the permissions.',
  },
  'source/unwritable': {
    severity: 'error',
    title: 'File that cannot be changed',
    explanation:
      '`init`, `check --fix` or `rename` could not write a file of the site. All files are unchanged. Exit code 2.',
    fix: 'Fix the permissions of the file and its folder.',
  },
  'source/link': {
    severity: 'error',
    title: 'File behind a link',
    explanation:
      'The file or folder to rename is behind a symbolic link, so the site may contain it under two names. Nothing is changed.',
    fix: 'Rename it in its actual folder.',
    example: 'spearmint rename shared/a shared/b, where shared is a link',
  },
  'source/taken': {
    severity: 'error',
    title: 'Name already in use',
    explanation:
      'The target of a rename exists, but is not part of the site: it is ignored, for example. Nothing is changed.',
    fix: 'Choose another name.',
  },
  'source/back-slash': {
    severity: 'warning',
    title: 'Backslash in a file name',
    explanation:
      'The name of a file contains a backslash, which a URL path cannot contain, or starts like a drive of Windows (`a:`). The file is not published.',
    fix: 'Rename the file.',
    example: 'images\\logo.svg',
  },
  'source/outside': {
    severity: 'error',
    title: 'File outside the folder',
    explanation: "A file to copy is outside the site's folder. The build ends with exit code 2.",
    fix: 'Copy the file into the folder.',
    example: 'images/logo.svg -> ../../shared/logo.svg',
  },
  'source/no-dates': {
    severity: 'warning',
    title: 'Unknown modification dates',
    explanation:
      '`build --dates` could not read from Git when pages were last changed: Git is not installed, the folder is not in a repository, or the clone is shallow.',
    fix: 'Build in a full clone (`git fetch --unshallow`) with Git installed, or omit `--dates`.',
    example: 'git clone --depth 1 https://github.com/acme/docs && spearmint build docs --dates',
  },
})

/** Problems with writing the files of a built site. */
export const OUTPUT_CODES = defineCodes({
  'output/unsafe-path': {
    severity: 'error',
    title: 'Reserved or unsafe file name',
    explanation:
      'A file has a name that the output cannot contain, such as one that starts with `.spearmint`. It is not written.',
    fix: 'Rename the file.',
    example: '.spearmint/notes.mdx',
  },
  'output/written-twice': {
    severity: 'warning',
    title: 'File written twice',
    explanation: 'Two files have the same output path. The second one replaces the first.',
    fix: 'Rename one of the two.',
  },
  'output/case-clash': {
    severity: 'warning',
    title: 'Names that differ only in case',
    explanation: 'Two paths differ only in case. Some disks and hosts store only one of the two files.',
    fix: 'Rename one of the two.',
    example: 'Guide.mdx and guide.mdx',
  },
  'output/file-folder-clash': {
    severity: 'error',
    title: 'File and folder of the same name',
    explanation: 'A path would have to be a file and a folder at the same time. The file is not written.',
    fix: 'Rename the file or the folder.',
    example: 'files named a.html and a.html/b.png',
  },
  'output/foreign-file': {
    severity: 'error',
    title: 'Existing file not written by Spearmint',
    explanation: 'The output path is taken by a file that Spearmint did not write. That file is not replaced.',
    fix: 'Delete it from the output folder, or build into another folder.',
  },
  'output/unwritable-name': {
    severity: 'error',
    title: 'Invalid file name',
    explanation: 'The file system does not accept the name of a file.',
    fix: 'Use a shorter name without special characters.',
  },
  'output/refused': {
    severity: 'error',
    title: 'Unsafe output folder',
    explanation:
      "Spearmint does not write to the output folder, because it contains files that Spearmint did not write, or is the site's folder or one of its parents. Exit code 2.",
    fix: 'Choose another output folder: `--out`, or `out` in a script.',
    example: 'spearmint build docs --out docs',
  },
  'output/locked': {
    severity: 'error',
    title: 'Two builds at the same time',
    explanation:
      'Another build is writing to the same output folder. A build that was killed does not block the next one, unless it ran on another machine less than a day ago. Exit code 2.',
    fix: 'Wait until the other build has finished, or choose another output folder: `--out`, or `out` in a script.',
    example: 'spearmint build docs & spearmint build docs',
  },
  'output/disk-full': {
    severity: 'error',
    title: 'Disk full',
    explanation:
      'There is not enough space for the new files. They replace the old ones only after all of them are written, so the output folder is unchanged. Exit code 2.',
    fix: 'Free some space, or choose an output folder on another disk, and build again.',
  },
  'output/failed': {
    severity: 'error',
    title: 'Write error',
    explanation:
      'The output folder cannot be written, for example because it is read-only or permissions are missing. Exit code 2.',
    fix: 'Choose another folder, or fix its permissions.',
  },
})

/** Problems with starting a server. */
export const SERVER_CODES = defineCodes({
  'preview/cannot-listen': {
    severity: 'error',
    title: 'Cannot listen',
    explanation: 'A server cannot listen on the address. Exit code 2.',
    fix: 'Choose another one with `--host` or `--port`.',
    example: 'spearmint preview --host 203.0.113.1',
  },
  'mcp/unreadable-site': {
    severity: 'error',
    title: 'Site that cannot be read',
    explanation:
      '`mcp` was started for something that is not a published site: a folder or host without a search index, an address without `https`, or a host that does not respond. Exit code 2.',
    fix: 'Pass the output folder of a build, or the address that the site is served from.',
    example: 'spearmint mcp docs',
  },
})

/** What `spearmint verify` finds. */
export const BUNDLE_CODES = defineCodes({
  'bundle/changed': {
    severity: 'error',
    title: 'Changed file',
    explanation:
      'A file has other content than when it was packed: it was damaged on the way, or someone changed it. For the zip file itself, something between its files was changed.',
    fix: 'Get the files again from where they were published.',
    page: '/guides/portable-sites',
  },
  'bundle/missing': {
    severity: 'error',
    title: 'Missing file',
    explanation: 'A file that was packed is not there, cannot be read, or is a link.',
    fix: 'Get the files again from where they were published.',
    page: '/guides/portable-sites',
  },
  'bundle/added': {
    severity: 'error',
    title: 'Added file',
    explanation: 'A file was not packed, so nothing is known about it.',
    fix: 'Delete the file, or unpack the zip file to an empty folder.',
    page: '/guides/portable-sites',
  },
  'bundle/other-list': {
    severity: 'error',
    title: 'Other list of files',
    explanation:
      'The list of files is not the one whose hash was given with `--manifest`: these are the files of another version, or someone changed files and the list.',
    fix: 'Compare the hash with the one that `spearmint pack` printed, and get the files again.',
    page: '/guides/portable-sites',
  },
  'bundle/unreadable': {
    severity: 'error',
    title: 'Nothing to verify',
    explanation:
      'What was given is not what `spearmint pack` writes: it has no list of files, is not a complete zip file, or has something that attacks on zip files are built from, such as links, paths that lead out of the folder or wrong sizes. Nothing was unpacked. Exit code 2.',
    fix: 'Pass a zip file of `spearmint pack`, the folder it was unpacked to, or the URL of the website.',
    page: '/guides/portable-sites',
  },
})

/** A code that this room reports. */
export type NodeCode = CodeOf<typeof SOURCE_CODES> | CodeOf<typeof OUTPUT_CODES> | CodeOf<typeof SERVER_CODES>
