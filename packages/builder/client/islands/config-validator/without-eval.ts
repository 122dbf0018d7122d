import { config } from 'zod'

/** zod would compile its schemas with `new Function`, which a security policy refuses. Import this before any schema. */
config({ jitless: true })
