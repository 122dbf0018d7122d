import { Option } from 'commander'

/** What commands get from the process. */
export interface CommandContext {
  variables: NodeJS.ProcessEnv
  stdout: NodeJS.WritableStream
}

/** Creates the option that selects the folder of the embedded store. */
export function createDataOption(): Option {
  return new Option('--data <folder>', 'folder of the embedded store').default('./data')
}
