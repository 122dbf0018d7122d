import { type Logger, pino } from 'pino'

/**
 * Creates the logger, which writes one line of JSON per entry. The service logs neither bodies nor headers; the redaction is
 * a second safeguard.
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
