import { createHash } from 'node:crypto'
import { decideHold, decideHoldEnd, type HoldEnd, type HoldRequest } from '@wasla/contract/ledger/holds.ts'
import { decidePosting, type EntryDraft, type Posting, type Purpose, type Stamp } from '@wasla/contract/ledger/posting.ts'
import {
  answered,
  LedgerMisuse,
  refusedWith,
  type HoldRefusal,
  type LedgerRefusal,
  type Outcome,
  type RequestRefusal,
  type ReversalRefusal,
} from '@wasla/contract/ledger/refusal.ts'
import { contentText, decideRepetition, isRepeatKey, type StoredRequest, type RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { decideReversal } from '@wasla/contract/ledger/reversal.ts'
import type { Deps } from '../../deps.ts'
import { afterCommit } from '#database/after-commit.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { lockAccounts } from './stores/accounts.ts'
import { findHold, insertHold, updateEnd } from './stores/holds.ts'
import { findRequest, insertRequest } from './stores/keys.ts'
import { findReadOnly } from './stores/state.ts'
import { findReversible, insertPosting } from './stores/transactions.ts'

type Parts = Pick<Deps, 'dialect' | 'clock' | 'ids' | 'log'>

/** The transaction that a request made; `isRepeat` if an earlier request with the same key made it. */
export type Moved = { transactionId: string; isRepeat: boolean }

/** A request with a key takes effect once, even if it arrives several times. A request without a key takes effect each time. */
type Repeatable = { once: RepeatKey | null }

export type PostRequest = Repeatable & { entries: readonly EntryDraft[]; purpose: Purpose }
export type OpenHoldRequest = Repeatable & HoldRequest
export type EndHoldRequest = Repeatable & { holdId: string; end: HoldEnd; purpose: Purpose }
export type ReverseRequest = Repeatable & { transactionId: string; purpose: Purpose }

/** The writes of a decision: first the transaction, then the rows that refer to it. */
type Plan = { posting: Posting; after?: () => Promise<unknown> }

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

function checked(once: RepeatKey): RepeatKey {
  if (!isRepeatKey(once.key)) throw new LedgerMisuse('A key is 8 to 64 visible characters')
  return once
}

/** Returns the earlier request with a key, after waiting for any other transaction that uses the key. */
async function storedRequest(tx: Database, dialect: Parts['dialect'], { owner, operation, key }: RepeatKey): Promise<StoredRequest | null> {
  await takeNamedLock(tx, dialect, JSON.stringify(['ledger', owner, operation, key]))
  return findRequest(tx, { owner, operation, key })
}

/** Runs a movement completely or not at all, and at most once per key. Refuses while the ledger is read-only. */
async function move<Refusal extends LedgerRefusal>(
  tx: Database,
  { dialect, clock, ids, log }: Parts,
  once: RepeatKey | null,
  decide: (stamp: Stamp) => Promise<Outcome<Plan, Refusal>>,
): Promise<Outcome<Moved, Refusal | RequestRefusal>> {
  const fingerprint = once ? hashed(contentText(checked(once).content)) : ''
  const repetition = decideRepetition(once ? await storedRequest(tx, dialect, once) : null, fingerprint)
  if (repetition.is === 'refused') return refusedWith(repetition.refusal)
  if (repetition.is === 'repeat') return answered({ transactionId: repetition.transactionId, isRepeat: true })
  if (await findReadOnly(tx)) return refusedWith({ code: 'READ_ONLY' })
  const stamp = { transactionId: ids.uuid(), now: clock.now() }
  const decided = await decide(stamp)
  if (decided.value === undefined) return decided
  const { posting, after } = decided.value
  await insertPosting(tx, dialect, posting)
  await after?.()
  if (once) await insertRequest(tx, once, { fingerprint, transactionId: stamp.transactionId }, stamp.now)
  const { kind, reference, reverses } = posting.transaction
  afterCommit(tx, () => log.info('posting', { posting: stamp.transactionId, kind, reference, ...(reverses !== null && { reverses }) }))
  return answered({ transactionId: stamp.transactionId, isRepeat: false })
}

const idsOf = (entries: readonly EntryDraft[]) => entries.map(({ accountId }) => accountId)

export const post = (tx: Database, parts: Parts, { once, entries, purpose }: PostRequest): Promise<Outcome<Moved, RequestRefusal>> =>
  move(tx, parts, once, async (stamp) => {
    const accounts = await lockAccounts(tx, parts.dialect, idsOf(entries))
    const { refusal, value: posting } = decidePosting(accounts, { entries, purpose }, stamp)
    return refusal ? refusedWith(refusal) : answered({ posting })
  })

export const hold = (tx: Database, parts: Parts, { once, ...request }: OpenHoldRequest): Promise<Outcome<Moved, RequestRefusal>> =>
  move(tx, parts, once, async (stamp) => {
    const accounts = await lockAccounts(tx, parts.dialect, [request.sourceId, request.heldId])
    const { refusal, value: opened } = decideHold(accounts, request, stamp)
    return refusal ? refusedWith(refusal) : answered({ posting: opened.posting, after: () => insertHold(tx, opened.hold) })
  })

export const endHold = (
  tx: Database,
  parts: Parts,
  { once, holdId, end, purpose }: EndHoldRequest,
): Promise<Outcome<Moved, RequestRefusal | HoldRefusal>> =>
  move<RequestRefusal | HoldRefusal>(tx, parts, once, async (stamp) => {
    const found = await findHold(tx, holdId)
    if (!found) return refusedWith({ code: 'HOLD_NOT_FOUND' })
    const to = end.how === 'post' ? idsOf(end.to) : []
    const accounts = await lockAccounts(tx, parts.dialect, [found.heldId, found.sourceId, ...to])
    // Read again: a transaction that held the lock before may have ended this hold.
    const { refusal, value: ended } = decideHoldEnd(accounts, await findHold(tx, holdId), { end, purpose }, stamp)
    if (refusal) return refusedWith(refusal)
    const after = async () => {
      if (!(await updateEnd(tx, holdId, ended.end))) throw new Error(`Hold ${holdId} ended meanwhile`)
    }
    return answered({ posting: ended.posting, after })
  })

export const reverse = (
  tx: Database,
  parts: Parts,
  { once, transactionId, purpose }: ReverseRequest,
): Promise<Outcome<Moved, RequestRefusal | ReversalRefusal>> =>
  move<RequestRefusal | ReversalRefusal>(tx, parts, once, async (stamp) => {
    const found = await findReversible(tx, transactionId)
    if (!found) return refusedWith({ code: 'TRANSACTION_NOT_FOUND' })
    const accounts = await lockAccounts(tx, parts.dialect, idsOf(found.entries))
    // Read again: a transaction that held the lock before may have reversed this transaction.
    const { refusal, value: posting } = decideReversal(accounts, await findReversible(tx, transactionId), purpose, stamp)
    return refusal ? refusedWith(refusal) : answered({ posting })
  })
