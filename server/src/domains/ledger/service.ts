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
import { findAccounts, findAccountsUnder, insertAccounts } from './stores/accounts.ts'
import { findHold, overdueHolds } from './stores/holds.ts'
import { findSeal, isAnyUnsealedUnder, lastSeal, type Seal } from './stores/seals.ts'
import { findReadOnly } from './stores/state.ts'
import { findEntries, findTransaction } from './stores/transactions.ts'

export { oldestUnsealed } from './stores/seals.ts'
export { findLastCheck, findReadOnly } from './stores/state.ts'

type Opening = { id: string; kind: AccountKind; currency?: Currency }

/**
 * Moves all money (P-02). Each function that moves money takes the caller’s transaction, so that the money and the rows of a wallet or a
 * program are committed together. A refusal is returned as a value and has changed nothing; a call that is wrong in every state throws
 * `LedgerMisuse`. Several movements may share a transaction. If two transactions lock accounts in different orders, PostgreSQL may make
 * `inTransaction` run one of them again.
 */
export type LedgerService = {
  /** Functions with which the back office reads the ledger. */
  books: LedgerBooks

  /**
   * Opens an account with a balance of zero; does nothing if it is open already. Throws `LedgerMisuse` if it is open with another kind or
   * currency.
   */
  openAccount(tx: Database, account: Opening): Promise<void>
  /** Opens several accounts, in one statement if all are new. */
  openAccounts(tx: Database, accounts: readonly Opening[]): Promise<void>
  /** Moves amounts between accounts. Cannot move held amounts. */
  post(tx: Database, request: PostRequest): Promise<Outcome<Moved, RequestRefusal>>
  /** Holds an amount. The hold has the id of its transaction. */
  hold(tx: Database, request: OpenHoldRequest): Promise<Outcome<Moved, RequestRefusal>>
  /** Posts a hold to other accounts or releases it, once (I7). */
  endHold(tx: Database, request: EndHoldRequest): Promise<Outcome<Moved, RequestRefusal | HoldRefusal>>
  /** Reverses a transaction by its mirror, once (I5). */
  reverse(tx: Database, request: ReverseRequest): Promise<Outcome<Moved, RequestRefusal | ReversalRefusal>>

  /** Returns the open accounts with these ids, ordered by id. */
  accounts(db: Database, ids: readonly string[]): Promise<AccountRecord[]>
  /**
   * Returns the accounts whose ids begin with `prefix`, and the newest checkpoint that has all their entries. Null while an entry of theirs
   * waits for its seal, or before the first seal. Call it in a snapshot.
   */
  sealedAccounts(db: Database, prefix: string): Promise<{ readonly seal: Seal; readonly accounts: readonly AccountRecord[] } | null>
  transaction(db: Database, id: string): Promise<{ transaction: TransactionRecord; entries: EntryRecord[] } | null>
  findHold(db: Database, id: string): Promise<HoldRecord | null>
  /**
   * Returns whether movements are stopped because a check found a fault. Callers check this before they take money, because they could not
   * book the money.
   */
  isReadOnly(db: Database): Promise<boolean>

  /**
   * Returns the hash of the first `number` entries of the chain and when it was made; null if the chain is shorter. Reveals nothing of the
   * entries.
   */
  checkpoint(number: number): Promise<Seal | null>
  /** Returns the newest checkpoint; null before the first entry is sealed. */
  lastCheckpoint(): Promise<Seal | null>
  /** Recomputes at most `most` links of the chain, starting with link `first`; all links by default. */
  verify(part?: { first: number; most: number }): Promise<ChainVerdict>

  /** For the timer: releases every hold that has expired. */
  expireHolds(): Promise<void>
  /** For the timer: seals new entries. */
  seal(): Promise<void>
  /** For the timer: checks whether everything adds up, and stops all movements if not. */
  check(): Promise<CheckedLedger>
}

/** Without `findBroken`, a check queries the views itself and blocks the connection until it is done. */
type Parts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log'> & Partial<Pick<Deps, 'findBroken'>>

/** Largest number of holds that one call of the timer ends. */
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
    async sealedAccounts(from, prefix) {
      const last = await lastSeal(from)
      if (!last || (await isAnyUnsealedUnder(from, prefix))) return null
      return { seal: last, accounts: await findAccountsUnder(from, prefix) }
    },
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
