/**
 * A file that is sent: a part of a `multipart` body, or the whole of a body. Where only text can stand it is its name, in
 * JSON too.
 */
export class FileValue {
  /** What samples show. */
  readonly name: string
  /** Its bytes, once a reader chose one. */
  readonly content: Blob | undefined

  constructor(name: string, content?: Blob) {
    this.name = name
    this.content = content
  }

  toJSON(): string {
    return this.name
  }
}
