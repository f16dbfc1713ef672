import { problemOf } from '#graphql/problems.ts'

/** Returns whether an error says that the account, transaction or entry does not exist. */
export const missingIn = (error: unknown): boolean => problemOf(error)?.code === 'LEDGER_ENTRY_NOT_FOUND'
