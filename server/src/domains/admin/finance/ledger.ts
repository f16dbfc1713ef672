import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import {
  ledgerAccountOf,
  ledgerEntryPageOf,
  ledgerProofOf,
  ledgerStateOf,
  ledgerTransactionOf,
  profilesOfAccounts,
  programsOfAccounts,
  type OwnerNames,
} from '@wasla/contract/admin/ledger-views.ts'
import { searchedAccounts } from '@wasla/contract/admin/ledger-search.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type {
  LedgerAccountPage,
  LedgerEntryPage,
  LedgerProof,
  LedgerState,
  LedgerTransaction,
} from '@wasla/contract/generated/admin-types.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { AdminParts } from '../parts.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { findProgramNames } from '../stores/program-names.ts'
import { searchedProfiles } from './profile-search.ts'

type Ledger = Pick<LedgerService, 'books'>

/** Returns the refusal for an account, a transaction or an entry that does not exist. */
const missing = () => new Problem('LEDGER_ENTRY_NOT_FOUND')

/** Returns the names of the owners of accounts, in two statements. */
async function namesOfOwners({ db }: Pick<AdminParts, 'db'>, accounts: readonly { id: string }[]): Promise<OwnerNames> {
  const [profiles, programs] = await Promise.all([
    findProfileNames(db, profilesOfAccounts(accounts)),
    findProgramNames(db, programsOfAccounts(accounts)),
  ])
  return { profiles, programs }
}

/** `adminLedgerState`: returns what the last check found, and the length of the chain. */
export const ledgerState = async ({ books }: Ledger): Promise<LedgerState> => ledgerStateOf(await books.state())

/** `adminLedgerAccounts`: finds accounts by the name of the account, by their owner's name, user name or number, or by an id. */
export async function ledgerAccounts(
  parts: Pick<AdminParts, 'db' | 'dialect'>,
  { books }: Ledger,
  { term, pagination }: { term?: string | null | undefined; pagination?: PageArgument },
): Promise<LedgerAccountPage> {
  const typed = term?.trim().slice(0, 128) ?? ''
  const among = typed === '' ? null : searchedAccounts(typed, await searchedProfiles(parts, typed))
  const { count, data } = await books.accountPage(among, adminPageOf(pagination))
  const names = await namesOfOwners(parts, data)
  return { count, data: data.map((account) => ledgerAccountOf(account, names)) }
}

/** `adminLedgerEntries`: returns a page of an account's entries. Throws `LEDGER_ENTRY_NOT_FOUND` if there is no such account. */
export async function ledgerEntries(
  { db }: Pick<AdminParts, 'db'>,
  { books }: Ledger,
  { accountId, pagination }: { accountId: string; pagination?: PageArgument },
): Promise<LedgerEntryPage> {
  const page = await books.entryPage(accountId, adminPageOf(pagination))
  if (!page) throw missing()
  return ledgerEntryPageOf(page, await namesOfOwners({ db }, [page.account]))
}

/** `adminLedgerTransaction`: returns a transaction. Throws `LEDGER_ENTRY_NOT_FOUND`. */
export async function ledgerTransaction({ books }: Ledger, id: string): Promise<LedgerTransaction> {
  const [found] = await books.transactions([id])
  if (!found) throw missing()
  return ledgerTransactionOf(found)
}

/** `adminLedgerProof`: returns the proof of an entry in the chain. Throws `LEDGER_ENTRY_NOT_FOUND` if the chain is shorter. */
export async function ledgerProof({ books }: Ledger, number: number): Promise<LedgerProof> {
  const proof = await books.proof(number)
  if (!proof) throw missing()
  return ledgerProofOf(proof)
}
