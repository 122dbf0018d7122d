import { type Logger, pino } from 'pino'

/**
 * Creates what writes the log: one line of JSON each. Nothing of the service logs bodies or headers; should something begin
 * to, the secrets in them stay out.
 * @param level of pino, or `silent`
 */
export function createLogger(level: string, output: NodeJS.WritableStream): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'headers.authorization', '*.token', '*.current_token'],
    },
    output as unknown as NodeJS.WriteStream,
  )
}
