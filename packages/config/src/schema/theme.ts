import { z } from 'zod'

export const themeSchema = z
  .enum(['venus', 'quill', 'prism'])
  .meta({ description: 'A preset of styles.', examples: ['quill'] })
