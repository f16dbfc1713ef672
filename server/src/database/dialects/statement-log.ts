import type { KyselyConfig } from 'kysely'

/** Called after each statement with its text, its duration in milliseconds, and its error if it failed. */
export type OnStatement = (statement: string, milliseconds: number, error: unknown) => void

/** Returns the setting with which Kysely reports each statement to `onStatement`. If that is undefined, Kysely measures nothing. */
export const statementLog = (onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> =>
  onStatement
    ? {
        log: (event) => onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
      }
    : {}
