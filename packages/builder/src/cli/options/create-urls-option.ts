import { Option } from 'commander'
import { URL_STYLES } from '../../core/index.ts'

/** Creates the option for what the URLs of pages look like. */
export function createUrlsOption(): Option {
  return new Option(
    '--urls <style>',
    'URLs of pages: guides/a.html, guides/a (clean) or guides/a/ (folder) (default: as the configuration says, else clean for a host of --host-rules that serves it, else html)',
  ).choices(URL_STYLES)
}
