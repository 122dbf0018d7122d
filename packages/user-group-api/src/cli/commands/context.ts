import { Option } from 'commander'

/** What commands get from the process. */
export interface CommandContext {
  variables: NodeJS.ProcessEnv
  stdout: NodeJS.WritableStream
  /** Messages for people. */
  stderr: NodeJS.WritableStream
  /** Called with a sentence if the store cannot be opened yet. */
  onWait: (message: string) => void
}

/** Creates the option that selects the folder of the embedded store. */
export function createDataOption(): Option {
  return new Option('--data <folder>', 'folder of the embedded store').default('./data')
}
