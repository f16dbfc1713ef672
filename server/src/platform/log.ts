import pino from 'pino'
import type { Env } from '../config/env.ts'
import { currentCause } from '#cause.ts'
import { redact, redactText } from './redact.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Writes one line of JSON per call. Every field and message is redacted first, so that no secret reaches the log. If a request or a job
 * caused the line, the line names it.
 */
export type Log = {
  debug(message: string, fields?: Fields): void
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
  /** Writes out the lines in the buffer. Call it before the process ends. */
  flush(): void
}

type Sink = { write(line: string): void; flushSync?(): void }

/** Bytes that may wait for a slow reader of the log. Further lines are dropped, so that memory does not grow without end. */
const mostWaiting = 8 * 1024 * 1024

/** Returns standard output as a sink. It writes lines in batches, so that logging never waits for the terminal. */
export const standardOutput = (): Sink =>
  pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostWaiting })

export function createLog(level: Env['logLevel'], sink: Sink): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' }, sink)
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) => {
      if (logger.isLevelEnabled(name)) logger[name](redact({ ...currentCause(), ...fields }) as Fields, redactText(message))
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
