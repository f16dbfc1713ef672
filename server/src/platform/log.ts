import pino from 'pino'
import type { Env } from '../env.ts'
import { redact, redactText } from './redact.ts'

type Fields = Readonly<Record<string, unknown>>

/** One line of JSON a call. Nothing secret can reach it: every field and message is redacted on the way. */
export type Log = {
  debug(message: string, fields?: Fields): void
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
  /** Writes out what is still waiting: before the process ends. */
  flush(): void
}

type Sink = { write(line: string): void; flushSync?(): void }

/** How much waits for a slow reader of the log; lines beyond that are dropped, so that memory does not grow without end. */
const mostWaiting = 8 * 1024 * 1024

/** Standard output; lines leave in bunches, so that logging never waits for the terminal. */
export const standardOutput = (): Sink =>
  pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostWaiting })

export function createLog(level: Env['logLevel'], sink: Sink): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' }, sink)
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) => {
      if (logger.isLevelEnabled(name)) logger[name](redact(fields) as Fields, redactText(message))
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush: () => sink.flushSync?.() }
}

export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  flush: () => undefined,
}
