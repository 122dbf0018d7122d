import type { NameGroups } from '../create-name-table.ts'

/** Text, files, study and messages. */
export const WRITING_NAMES: NameGroups = {
  asterisk: 'colon comma period semicolon tilde',
  calculator: 'abacus',
  chalkboard: 'billboard keynote',
  'chalkboard-user': 'screen-users user-chart users-class',
  'comment-dots': 'message-dots',
  comments: 'messages',
  'file-code': 'file-xml',
  'file-lines': 'file-doc memo note page',
  'file-signature': 'diploma',
  'folder-closed': 'cabinet-filing',
  font: 'kerning line-height text-size',
  heading: 'h1 h2 h3 h4 h5 h6',
  'i-cursor': 'input pen-field',
  keyboard: 'typewriter',
  message: 'thought-bubble',
  pen: 'scribble',
  percent: 'hundred-points',
  'quote-left': 'block-quote comment-quote message-quote quotes',
  superscript: 'accent-grave apostrophe ditto',
  underline: 'overline',
}
