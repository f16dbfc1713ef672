import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import { countsAutomatically, isCodeSource } from './code-source.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { RiskFacts } from './conversion-risk.ts'
import { decideConversion, heldBecause, type ConversionState } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import type { ClaimRecord, ClickRecord, ConversionRecord, ConversionWay, UncountedReason } from './record.ts'

/** Highest number of unanswered claims of one number by one participant (Y-02). It keeps strangers from filling the table. */
export const mostClaims = 20

type Arriving = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly id: string; readonly now: number }
type Moved = { readonly record: ConversionRecord; readonly change: ResultChange }

/**
 * Returns whether the owner or an admin let a browser’s result count. This is so if it counted before the end of its wait, or if it never
 * counts by itself.
 */
const isConfirmed = (result: ConversionRecord): boolean =>
  result.status === 'Approved' && (!countsAutomatically(result) || (result.decidedAt ?? 0) < (result.countsAt ?? 0))

/** Returns whether a browser’s click outranks a browser’s code: a code takes no visit, so anybody can name any number with it. */
const outranks = (clickId: string, before: Pick<ConversionRecord, 'clickId'>): boolean =>
  isCodeSource(before.clickId) && !isCodeSource(clickId)

/** Returns whether two reports of one number name different participants or different amounts. */
const contests = (
  { profileId, amount }: Pick<ConversionRecord, 'profileId' | 'amount'>,
  other: Pick<ConversionRecord, 'profileId' | 'amount'>,
): boolean => profileId !== other.profileId || amount !== other.amount

const isUndecided = ({ status }: Pick<ConversionRecord, 'status'>): boolean => status === 'Pending' || status === 'Held'

/**
 * Returns whether a second report has the same click and number but another amount. Other people may know a click id: visitors with the
 * same address and user agent get the same id within an hour. Therefore no amount is final until the owner or an admin decides.
 */
const saysOtherAmount = (before: ConversionRecord, { clickId, amount }: ReportedConversion): boolean =>
  clickId === before.clickId && isUndecided(before) && amount !== null && amount !== before.amount

/**
 * Returns whether a report may claim the number of a result (Y-02): both must be browser reports, with different clicks or amounts. No
 * report may claim the number after proof or a reversal, or after the owner or an admin let the result count. A code claims no number that
 * came with a click.
 */
export const mayClaim = (before: ConversionRecord, { reported, way }: Pick<Arriving, 'reported' | 'way'>): boolean =>
  !isProof(way) &&
  !isProof(before.way) &&
  !reported.isReversed &&
  reported.event === before.event &&
  !outranks(before.clickId, { clickId: reported.clickId }) &&
  (reported.clickId !== before.clickId || saysOtherAmount(before, reported)) &&
  before.status !== 'Reversed' &&
  !isConfirmed(before)

/**
 * `open` is how many claims of this participant wait for the number. `isAnswered`: whether a claim with this click and number was answered
 * before.
 */
export type ClaimsSoFar = { readonly open: number; readonly isAnswered: boolean }

export type DecidedClaim =
  /** The report is answered as a repeat; nothing is stored. */
  | { readonly kind: 'ignored' }
  /**
   * The claim waits until the result is decided. `contested` is the result with a contested number; null if claim and result agree or the
   * number was contested before. `claim` is null if the program is on hold: such a claim cannot count, but it still contests the number.
   */
  | { readonly kind: 'kept'; readonly claim: ClaimRecord | null; readonly contested: ConversionRecord | null }
  /**
   * The claim gets the number, because the result that had the number was rejected, counted automatically, or only a code brought it.
   * `former` is the result that had the number. `endsClaims`: all other claims to the number end.
   */
  | {
      readonly kind: 'taken'
      readonly former: ConversionRecord
      readonly record: ConversionRecord
      readonly changes: readonly ResultChange[]
      readonly endsClaims: boolean
    }

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

/** The browser’s click takes the number as if nobody had named it before, and the result by code ends. */
function outranked(before: ConversionRecord, record: ConversionRecord, now: number): DecidedClaim {
  const ended = isUndecided(before) ? givenAway(before, 'REPLACED', now) : null
  return {
    kind: 'taken',
    former: { ...(ended?.record ?? before), naming: 'Former' },
    record,
    changes: [...(ended ? [ended.change] : []), changeOf(null, record)],
    endsClaims: true,
  }
}

/**
 * Decides on a claim: a browser report of a number that another browser report named before (Y-02). Anyone can make up numbers, so the
 * first report proves no more than the second. While the first result is undecided, the claim waits. If the first result was rejected, the
 * claim gets the number. If the first result counted automatically and the claim contests it, the claim gets the number too. Then the first
 * result still counts until the owner or an admin lets the claim count.
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
  if (outranks(record.clickId, before)) return isCapped ? { kind: 'ignored' } : outranked(before, record, arriving.now)
  const said = { ...record, amount: record.amount ?? (record.profileId === before.profileId ? before.amount : null) }
  const isContested = contests(before, said)
  if (!isUndecided(before)) {
    if (isCapped || (before.status === 'Approved' && !isContested)) return { kind: 'ignored' }
    const taken: ConversionRecord = { ...record, naming: 'Contested' }
    return { kind: 'taken', former: { ...before, naming: 'Former' }, record: taken, changes: [changeOf(null, taken)], endsClaims: false }
  }
  const contested: ConversionRecord | null = isContested && before.naming === 'Only' ? { ...before, naming: 'Contested' } : null
  if (isCapped) return contested ? { kind: 'kept', claim: null, contested } : { kind: 'ignored' }
  return open < mostClaims ? { kind: 'kept', claim: claimOf(record), contested } : { kind: 'ignored' }
}

/** The click and the risk facts of a claim that gets its number. `wait` is the owner’s hold, in milliseconds. */
export type ClaimState = { readonly click: ClickRecord | null; readonly facts: RiskFacts | null; readonly wait: number }

/**
 * Returns the result that a claim becomes (Y-02); null if the click of the claim was rejected. The owner gets the full time to decide on
 * the result. The number stays contested even if no other claim is left.
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

/** Returns whether a claim may replace a result: a browser reported the result, it has the number, and it was rejected for any reason. */
export const isFree = ({ way, status, naming }: ConversionRecord): boolean => !isProof(way) && status === 'Rejected' && naming !== 'Former'

/**
 * Returns whether the owner answered a claim by declining a result. This is so if claim and result have the same participant and amount.
 */
export const isAnsweredWith = (claim: Pick<ClaimRecord, 'profileId' | 'amount'>, declined: ConversionRecord): boolean =>
  declined.reason === 'DECLINED' && !contests(claim, declined)

/** Reasons why a result lost its number to another result of that number. */
export type LostNumber = Extract<UncountedReason, 'CONTESTED' | 'REPLACED'>

/** Rejects a result because another result of its number was proved or confirmed. */
export function givenAway(former: ConversionRecord, reason: LostNumber, now: number): Moved {
  const record: ConversionRecord = { ...former, status: 'Rejected', reason, decidedAt: now, heldAt: null }
  return { record, change: changeOf(former, record) }
}

/**
 * Takes a number from its present result (`holder`), because another result must count (Y-02). Returns null if `holder` is proof, was
 * reversed or counts: then the shop or a person has already decided who gets the number.
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
