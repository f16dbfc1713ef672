import { searchedAccounts } from '@wasla/contract/admin/ledger-search.ts'
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
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { problemOf } from '@wasla/contract/ledger/refusal.ts'
import type { Store } from '../../store/memory.ts'
import type { AdminStore } from '../admin-store.ts'
import { accountPage, entryPage, lastSeal, proofOf, transactionsOf } from './books.ts'
import { namesOf, searchedProfiles } from './profiles.ts'

const missing = () => new Problem('LEDGER_ENTRY_NOT_FOUND')

/** Returns whether the ledger accepts transactions. After a check with findings, it accepts none (P-02). */
export const canMove = ({ memory }: AdminStore): boolean => memory.finance.check.findings.length === 0

/** Throws the same problem as the server while the ledger is read-only. */
export function requireMovable(adminStore: AdminStore): void {
  if (!canMove(adminStore)) throw problemOf({ code: 'READ_ONLY' })
}

/** Implements the query `adminLedgerState`. */
export const ledgerState = (adminStore: AdminStore) =>
  ledgerStateOf({ ...adminStore.memory.finance.check, isReadOnly: !canMove(adminStore), last: lastSeal(adminStore.store) })

/** Returns the names of the profiles and programs that own these accounts. */
function ownersOf(store: Store, accounts: readonly { id: string }[]): OwnerNames {
  const ids = programsOfAccounts(accounts)
  const programs = store.memory.world.programs.filter(({ id }) => ids.includes(id))
  return { profiles: namesOf(store, profilesOfAccounts(accounts)), programs: new Map(programs.map(({ id, name }) => [id, name])) }
}

type AccountSearch = { term?: string | null | undefined; pagination?: PageArgument }

/** Implements the query `adminLedgerAccounts`. */
export function ledgerAccounts(adminStore: AdminStore, { term, pagination }: AccountSearch) {
  const { store } = adminStore
  const typed = term?.trim() ?? ''
  const among = typed === '' ? null : searchedAccounts(typed, searchedProfiles(adminStore, typed))
  const { count, data } = accountPage(store, among, adminPageOf(pagination))
  const names = ownersOf(store, data)
  return { count, data: data.map((account) => ledgerAccountOf(account, names)) }
}

/** Implements the query `adminLedgerEntries`. */
export function ledgerEntries({ store }: AdminStore, { accountId, pagination }: { accountId: string; pagination?: PageArgument }) {
  const page = entryPage(store, accountId, adminPageOf(pagination))
  if (!page) throw missing()
  return ledgerEntryPageOf(page, ownersOf(store, [page.account]))
}

/** Implements the query `adminLedgerTransaction`. */
export function ledgerTransaction({ store }: AdminStore, { id }: { id: string }) {
  const [found] = transactionsOf(store, [id])
  if (!found) throw missing()
  return ledgerTransactionOf(found)
}

/** Implements the query `adminLedgerProof`. */
export function ledgerProof({ store }: AdminStore, { number }: { number: number }) {
  const proof = proofOf(store, number)
  if (!proof) throw missing()
  return ledgerProofOf(proof)
}
