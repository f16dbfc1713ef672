import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { RiskFacts } from './conversion-risk.ts'
import { decideConversion, heldBecause, type ConversionState } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import type { ClaimRecord, ClickRecord, ConversionRecord, ConversionWay } from './record.ts'

/** So many unanswered claims of one number may be one participant's (Y-02): strangers fill no table. */
export const mostClaims = 20

type Arriving = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly id: string; readonly now: number }
type Moved = { readonly record: ConversionRecord; readonly change: ResultChange }

/** Whether a person let a browser's word count: it did so before its time, or although its number was contested. */
const isConfirmed = ({ status, naming, decidedAt, countsAt }: ConversionRecord): boolean =>
  status === 'Approved' && (naming === 'Contested' || (decidedAt ?? 0) < (countsAt ?? 0))

/** Whether two words of one number would give it to different people, or for different amounts. */
const contests = (
  { profileId, amount }: Pick<ConversionRecord, 'profileId' | 'amount'>,
  other: Pick<ConversionRecord, 'profileId' | 'amount'>,
): boolean => profileId !== other.profileId || amount !== other.amount

const isUndecided = ({ status }: Pick<ConversionRecord, 'status'>): boolean => status === 'Pending' || status === 'Held'

/**
 * Whether one click names its number again with another amount. A click id is no secret: within the hour visitors of one address and agent
 * get the same one. So the first of them settles no amount until somebody decides.
 */
const saysOtherAmount = (before: ConversionRecord, { clickId, amount }: ReportedConversion): boolean =>
  clickId === before.clickId && isUndecided(before) && amount !== null && amount !== before.amount

/**
 * Whether a report may claim the number of a result (Y-02): both are browsers' words, of different clicks or amounts. Proof, a reversal and a
 * person who let the result count end all claims.
 */
export const mayClaim = (before: ConversionRecord, { reported, way }: Pick<Arriving, 'reported' | 'way'>): boolean =>
  !isProof(way) &&
  !isProof(before.way) &&
  !reported.isReversed &&
  reported.event === before.event &&
  (reported.clickId !== before.clickId || saysOtherAmount(before, reported)) &&
  before.status !== 'Reversed' &&
  !isConfirmed(before)

/** What a claim meets: how many of its participant wait for the same number, and whether its click was answered for the number before. */
export type ClaimsSoFar = { readonly open: number; readonly isAnswered: boolean }

export type DecidedClaim =
  /** It is answered as a repeat, and nothing of it is kept. */
  | { readonly kind: 'ignored' }
  /**
   * It waits behind the result. `contested` is the result with what the claim makes of it; null if they agree. `claim` is null if it cannot
   * count itself, because the program is on hold: what it says against the result holds all the same.
   */
  | { readonly kind: 'kept'; readonly claim: ClaimRecord | null; readonly contested: ConversionRecord | null }
  /** It has the number from now on: nothing of the former result waits for a decision. */
  | { readonly kind: 'taken'; readonly former: ConversionRecord; readonly record: ConversionRecord; readonly change: ResultChange }

const claimOf = ({
  id,
  programId,
  event,
  externalId,
  profileId,
  clickId,
  amount,
  channel,
  country,
  visitor,
  occurredAt,
  receivedAt,
}: ConversionRecord): ClaimRecord => ({
  ...{ id, programId, event, externalId, profileId, clickId, amount },
  ...{ channel, country, visitor, occurredAt, receivedAt },
})

/**
 * A browser's word of a number that another browser has named (Y-02). Everybody can make up numbers, so the first word proves no more than
 * the second: behind a result that is undecided a claim waits. The number of a result that was rejected is free for it, and so is the number
 * of one that counted by itself; that one goes on counting until a person lets the claim count.
 */
export function decideClaim(
  before: ConversionRecord,
  state: ConversionState,
  arriving: Arriving,
  { open, isAnswered }: ClaimsSoFar,
): DecidedClaim {
  const { refusal, record } = decideConversion(state, arriving)
  if (refusal || isAnswered) return { kind: 'ignored' }
  const isCapped = record.status === 'Rejected'
  const said = { ...record, amount: record.amount ?? (record.profileId === before.profileId ? before.amount : null) }
  const isContested = contests(before, said)
  if (!isUndecided(before)) {
    if (isCapped || (before.status === 'Approved' && !isContested)) return { kind: 'ignored' }
    const taken: ConversionRecord = { ...record, naming: 'Contested' }
    return { kind: 'taken', former: { ...before, naming: 'Former' }, record: taken, change: changeOf(null, taken) }
  }
  const contested: ConversionRecord | null = isContested && before.naming === 'Only' ? { ...before, naming: 'Contested' } : null
  if (isCapped) return contested ? { kind: 'kept', claim: null, contested } : { kind: 'ignored' }
  return open < mostClaims ? { kind: 'kept', claim: claimOf(record), contested } : { kind: 'ignored' }
}

/** What is known around a claim at the moment at which the number is free for it. */
export type ClaimState = { readonly click: ClickRecord | null; readonly facts: RiskFacts | null; readonly wait: number }

/**
 * A claim becomes a result of its own, with the whole hold of the owner before it (Y-02). It stays contested, also as the last of its
 * number. Null if its click was judged not to count.
 */
export function standIn(claim: ClaimRecord, { click, facts, wait }: ClaimState, now: number): Moved | null {
  if (click?.status === 'Rejected') return null
  const reason = heldBecause(click, facts)
  const record: ConversionRecord = {
    ...claim,
    way: 'PIXEL',
    ...(reason === null ? { status: 'Pending', reason, heldAt: null } : { status: 'Held', reason, heldAt: now }),
    decidedAt: null,
    countsAt: now + wait,
    naming: 'Contested',
  }
  return { record, change: changeOf(null, record) }
}

/** Whether a claim may take the place of a result: it was a browser's word, it has the number, and it is rejected for whatever reason. */
export const isFree = ({ way, status, naming }: ConversionRecord): boolean => !isProof(way) && status === 'Rejected' && naming !== 'Former'

/** Whether an owner who declines a result has answered a claim with it: it is of the same participant and amount. */
export const isAnsweredWith = (claim: Pick<ClaimRecord, 'profileId' | 'amount'>, declined: ConversionRecord): boolean =>
  declined.reason === 'DECLINED' && !contests(claim, declined)

/** A result that had counted by itself, after another of its number is known to be right: by a person, or by proof. */
export function givenAway(former: ConversionRecord, reason: 'CONTESTED' | 'REPLACED', now: number): Moved {
  const record: ConversionRecord = { ...former, status: 'Rejected', reason, decidedAt: now, heldAt: null }
  return { record, change: changeOf(former, record) }
}

/**
 * A person lets a result count whose number another has by now: it takes the number back (Y-02). Null if that one is proof, was taken back,
 * or counts: then a person or the shop said whose the number is.
 */
export function takenBack(
  holder: ConversionRecord,
  now: number,
): { readonly holder: ConversionRecord; readonly change: ResultChange | null } | null {
  if (isProof(holder.way) || holder.status === 'Reversed' || holder.status === 'Approved') return null
  if (holder.status === 'Rejected') return { holder: { ...holder, naming: 'Former' }, change: null }
  const { record, change } = givenAway(holder, 'CONTESTED', now)
  return { holder: { ...record, naming: 'Former' }, change }
}
