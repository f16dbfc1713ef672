import type { LedgerAccount, LedgerEntry, LedgerEntryPage, LedgerProof, LedgerState, LedgerTransaction } from '../generated/admin-types.ts'
import type { AccountKind, AccountRecord } from '../ledger/accounts.ts'
import type { BookEntry, BookPage, BookProof, BookState, BookTransaction } from '../ledger/books.ts'
import { toDateTime } from '../profiles/fields.ts'
import { profileOfAccount, programOfAccount } from '../wallet/ledger-accounts.ts'

/** Names of profiles by id. Deleted profiles are missing. */
export type ProfileNames = ReadonlyMap<string, string>

/** Names of account owners, by id. */
export type OwnerNames = { readonly profiles: ProfileNames; readonly programs: ReadonlyMap<string, string> }

const kindOf = { owned: 'OWNED', held: 'HELD', house: 'HOUSE' } as const satisfies Record<AccountKind, LedgerAccount['kind']>

/** Returns the ids of the profiles with these wallet accounts, so that all names are loaded at once. */
export const profilesOfAccounts = (accounts: readonly Pick<AccountRecord, 'id'>[]): string[] => [
  ...new Set(accounts.flatMap(({ id }) => profileOfAccount(id) ?? [])),
]

/** Returns the ids of the programs whose budgets these accounts hold. */
export const programsOfAccounts = (accounts: readonly Pick<AccountRecord, 'id'>[]): string[] => [
  ...new Set(accounts.flatMap(({ id }) => programOfAccount(id) ?? [])),
]

/** Returns a `LedgerAccount`. */
export function ledgerAccountOf({ id, kind, balance, version }: AccountRecord, names: OwnerNames): LedgerAccount {
  const profileId = profileOfAccount(id)
  const programId = programOfAccount(id)
  return {
    id,
    kind: kindOf[kind],
    balance,
    entries: version,
    profileId,
    profileName: profileId === null ? null : names.profiles.get(profileId) || null,
    programId,
    programName: programId === null ? null : names.programs.get(programId) || null,
  }
}

/** Returns a `LedgerEntry`. */
export const ledgerEntryOf = ({ transaction, accountId, amount, balanceAfter, seal }: BookEntry): LedgerEntry => ({
  transactionId: transaction.id,
  kind: transaction.kind,
  reference: transaction.reference,
  at: toDateTime(transaction.createdAt),
  accountId,
  amount,
  balance: balanceAfter,
  number: seal?.seq ?? null,
  hash: seal?.hash ?? null,
})

/** Returns a `LedgerEntryPage`. */
export const ledgerEntryPageOf = ({ account, entries, carriedOver }: BookPage, names: OwnerNames): LedgerEntryPage => ({
  account: ledgerAccountOf(account, names),
  count: account.version,
  data: entries.map(ledgerEntryOf),
  carriedOver,
})

/** Returns a `LedgerTransaction`. */
export const ledgerTransactionOf = ({ transaction, reversedBy, entries }: BookTransaction): LedgerTransaction => ({
  id: transaction.id,
  kind: transaction.kind,
  reference: transaction.reference,
  at: toDateTime(transaction.createdAt),
  reverses: transaction.reverses,
  reversedBy,
  entries: entries.map(ledgerEntryOf),
})

/** Returns a `LedgerProof`. */
export const ledgerProofOf = (proof: BookProof): LedgerProof => ({ ...proof })

/** Returns a `LedgerState`. `isSound` is false before the first check, because nothing has been proved yet. */
export const ledgerStateOf = ({ checkedAt, findings, isReadOnly, last }: BookState): LedgerState => ({
  checkedAt: checkedAt === null ? null : toDateTime(checkedAt),
  isSound: checkedAt !== null && findings.length === 0 && !isReadOnly,
  findings: findings.map((finding) => ({ ...finding })),
  sealed: last?.seq ?? 0,
  hash: last?.hash ?? null,
  sealedAt: last ? toDateTime(last.sealedAt) : null,
})
