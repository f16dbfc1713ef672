import { problemOf } from '#graphql/problems.ts'

/** Whether a refusal says that there is no such account, transaction or entry. */
export const missingIn = (error: unknown): boolean => problemOf(error)?.code === 'LEDGER_ENTRY_NOT_FOUND'
