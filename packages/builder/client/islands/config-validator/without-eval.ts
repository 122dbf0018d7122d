import { config } from 'zod'

/** zod would compile schemas with `new Function`, which a security policy forbids. Import this before any schema. */
config({ jitless: true })
