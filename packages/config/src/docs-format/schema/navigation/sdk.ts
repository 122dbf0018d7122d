import { z } from 'zod/mini'
import { choice, key, optionalKey } from '../key.ts'

/** The reference of a library. It is accepted, and a rule reports that it isn't supported. */
export const sdkSchema = z.strictObject({
  format: key(
    choice({ typedoc: 'TypeDoc.', docfx: 'DocFX.', javadoc: 'Javadoc.', sphinx: 'Sphinx.', phpdoc: 'phpDocumentor.' }),
    { description: 'Tool that wrote the file.', examples: ['typedoc'] },
  ),
  source: key(z.string(), { description: 'Path of the file.', examples: ['/api.json'] }),
  directory: optionalKey(z.string(), { description: 'Folder of the generated pages.', examples: ['sdk'] }),
})
