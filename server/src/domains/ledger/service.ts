import { isAccountId, type AccountKind, type AccountRecord, type Currency } from '@wasla/contract/ledger/accounts.ts'
import type { HoldRecord } from '@wasla/contract/ledger/hold-record.ts'
import type { EntryRecord, TransactionRecord } from '@wasla/contract/ledger/record.ts'
import { LedgerMisuse, type HoldRefusal, type Outcome, type RequestRefusal, type ReversalRefusal } from '@wasla/contract/ledger/refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { inTransaction } from '#database/transaction.ts'
import { createAlarms } from '#platform/alarm.ts'
import { ledgerBooks, type LedgerBooks } from './books.ts'
import { createCheck, type CheckedLedger } from './check.ts'
import {
  endHold,
  hold,
  post,
  reverse,
  type EndHoldRequest,
  type Moved,
  type OpenHoldRequest,
  type PostRequest,
  type ReverseRequest,
} from './movements.ts'
import { seal, verifyChain, type ChainVerdict } from './seal.ts'
import { findAccounts, insertAccounts } from './stores/accounts.ts'
import { findHold, overdueHolds } from './stores/holds.ts'
import { findSeal, lastSeal, type Seal } from './stores/seals.ts'
import { findReadOnly } from './stores/state.ts'
import { findEntries, findTransaction } from './stores/transactions.ts'

type Opening = { id: string; kind: AccountKind; currency?: Currency }

/**
 * Money moves here and nowhere else (P-02). Whatever moves something takes the caller's transaction, so that what a wallet or a program
 * writes and the money are one commit. A refusal is a value and has changed nothing; what no state allows throws `LedgerMisuse`. Several
 * movements may share a transaction; where they lock accounts in different orders PostgreSQL may have `inTransaction` run it again.
 */
export type LedgerService = {
  /** What the back office reads of it. */
  books: LedgerBooks

  /** Opens an account with nothing in it; one that is open already stays as it is. Throws where that is of another kind or currency. */
  openAccount(tx: Database, account: Opening): Promise<void>
  /** The same for several, in one statement where all are new. */
  openAccounts(tx: Database, accounts: readonly Opening[]): Promise<void>
  /** Moves amounts between accounts that are not held. */
  post(tx: Database, request: PostRequest): Promise<Outcome<Moved, RequestRefusal>>
  /** Moves an amount aside; the hold has the id of the transaction. */
  hold(tx: Database, request: OpenHoldRequest): Promise<Outcome<Moved, RequestRefusal>>
  /** Posts a hold to others, or gives it back: once (I7). */
  endHold(tx: Database, request: EndHoldRequest): Promise<Outcome<Moved, RequestRefusal | HoldRefusal>>
  /** Takes a transaction back by its mirror: once (I5). */
  reverse(tx: Database, request: ReverseRequest): Promise<Outcome<Moved, RequestRefusal | ReversalRefusal>>

  /** The accounts by these names that are open, in the order of their ids. */
  accounts(db: Database, ids: readonly string[]): Promise<AccountRecord[]>
  transaction(db: Database, id: string): Promise<{ transaction: TransactionRecord; entries: EntryRecord[] } | null>
  findHold(db: Database, id: string): Promise<HoldRecord | null>
  /** Whether nothing moves, because a check found that something does not add up: for who would take money that cannot be booked. */
  isReadOnly(db: Database): Promise<boolean>

  /** The hash of the first `number` entries of the chain, and when it was made; null where it is not that long. Tells nothing of them. */
  checkpoint(number: number): Promise<Seal | null>
  /** The newest checkpoint; null before the first entry was sealed. */
  lastCheckpoint(): Promise<Seal | null>
  /** Computes links of the chain anew, `most` from link `first` on; all of it unless told otherwise. */
  verify(part?: { first: number; most: number }): Promise<ChainVerdict>

  /** Gives back every hold whose time is over. A timer calls it. */
  expireHolds(): Promise<void>
  /** Gives new entries their place in the chain. A timer calls it. */
  seal(): Promise<void>
  /** Looks whether everything adds up, and lets nothing move where it does not. A timer calls it. */
  check(): Promise<CheckedLedger>
}

/** Without `findBroken` a check looks at the views itself, and holds up whoever uses the same connection. */
type Parts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log'> & Partial<Pick<Deps, 'findBroken'>>

/** Holds ended by one call of the timer. */
const expiredAtOnce = 100

async function openAccounts(tx: Database, { clock }: Pick<Deps, 'clock'>, accounts: readonly Opening[]): Promise<void> {
  const named = accounts.map(({ id, kind, currency = 'SAR' }) => ({ id, kind, currency }))
  for (const { id } of named) if (!isAccountId(id)) throw new LedgerMisuse(`${id} does not name an account`)
  const createdAt = clock.now()
  const opened = await insertAccounts(
    tx,
    named.map((account) => ({ ...account, balance: 0, version: 0, createdAt })),
  )
  if (opened === named.length) return
  const ids = named.map(({ id }) => id)
  const found = new Map((await findAccounts(tx, ids)).map((account) => [account.id, account]))
  for (const { id, kind, currency } of named)
    if (found.get(id)?.kind !== kind || found.get(id)?.currency !== currency) throw new LedgerMisuse(`${id} is open as another account`)
}

export function createLedgerService(deps: Parts): LedgerService {
  const { db, clock } = deps
  return {
    books: ledgerBooks(db),
    openAccount: (tx, account) => openAccounts(tx, deps, [account]),
    openAccounts: (tx, accounts) => openAccounts(tx, deps, accounts),
    post: (tx, request) => post(tx, deps, request),
    hold: (tx, request) => hold(tx, deps, request),
    endHold: (tx, request) => endHold(tx, deps, request),
    reverse: (tx, request) => reverse(tx, deps, request),

    accounts: findAccounts,
    async transaction(from, id) {
      const found = await findTransaction(from, id)
      return found && { transaction: found, entries: await findEntries(from, id) }
    },
    findHold,
    isReadOnly: async (from) => (await findReadOnly(from)) !== null,

    checkpoint: (number) => findSeal(db, number),
    lastCheckpoint: () => lastSeal(db),
    verify: ({ first, most } = { first: 1, most: Infinity }) => verifyChain({ db }, first, most),

    async expireHolds() {
      for (const holdId of await overdueHolds(db, clock.now(), expiredAtOnce))
        await inTransaction(db, (tx) =>
          endHold(tx, deps, { once: null, holdId, end: { how: 'expire' }, purpose: { kind: 'HOLD_EXPIRED', reference: holdId } }),
        )
    },
    seal: () => seal(deps),
    check: createCheck({ findBroken: () => brokenInvariants(db), ...deps, alarms: createAlarms(deps) }),
  }
}
