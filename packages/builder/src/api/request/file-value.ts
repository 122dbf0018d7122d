/** A file to send: a part of a `multipart` body or a whole body. Where only text is possible, as in JSON, it is its name. */
export class FileValue {
  /** Shown in samples. */
  readonly name: string
  /** The bytes, once a visitor has chosen a file. */
  readonly content: Blob | undefined

  constructor(name: string, content?: Blob) {
    this.name = name
    this.content = content
  }

  toJSON(): string {
    return this.name
  }
}
