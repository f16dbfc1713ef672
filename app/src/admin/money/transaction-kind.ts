import type { LedgerPurpose } from '@wasla/contract/wallet/ledger-instruction.ts'

/** Kinds of transactions that have a name in the catalogue. */
const namedKinds = [
  'TOP_UP',
  'TOP_UP_RETURNED',
  'WITHDRAWAL',
  'WITHDRAWAL_PAID',
  'WITHDRAWAL_RETURNED',
  'PROGRAM_TOP_UP',
  'PROGRAM_RELEASE',
  'PROGRAM_PAYOUT',
  'ADJUSTMENT',
] as const satisfies readonly (LedgerPurpose['kind'] | 'ADJUSTMENT')[]
export type NamedKind = (typeof namedKinds)[number]

export const isNamedKind = (kind: string): kind is NamedKind => namedKinds.some((known) => known === kind)
