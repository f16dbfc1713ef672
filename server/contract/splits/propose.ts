import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import { isManager, sideOf, type Side } from '../managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '../managed-accounts/record.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { civilDate, endOfDay, isCivilDate, startOfDay } from '../platform/riyadh.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { splitLimits } from './limits.ts'
import { splitNotice } from './notices.ts'
import type { SplitRecord } from './record.ts'
import { basisPointsOf } from './share.ts'

/** A program that the networker takes part in. */
export type SplitProgram = { readonly id: string; readonly name: string }

export type ProposalInput = { readonly percent: number; readonly programId: string | null; readonly startsOn: string }

export type ProposalState = {
  readonly account: ManagedAccountRecord | null
  /** The current profile of the manager; null if it does not exist. */
  readonly manager: Pick<ProfileRecord, 'type'> | null
  /** Splits of the networker with every manager that are open. */
  readonly open: readonly SplitRecord[]
  /** The program of the proposal if the networker takes part in it; null for other programs and for all programs. */
  readonly program: SplitProgram | null
}

/** A new or changed split, with the notification of the other side. */
export type SplitChange = { readonly split: SplitRecord; readonly notification: NotificationDraft }

const day = 86_400_000

/** Returns whether two scopes share a program: null is all programs. */
const overlaps = (one: string | null, other: string | null): boolean => one === null || other === null || one === other

/** Returns whether another manager has an agreed split that could apply to the same rewards. One reward is split with one manager. */
export const isTakenBy = (open: readonly SplitRecord[], { managerId, programId }: Pick<SplitRecord, 'managerId' | 'programId'>): boolean =>
  open.some((split) => split.status === 'Agreed' && split.managerId !== managerId && overlaps(split.programId, programId))

function problemsIn({ percent, programId, startsOn }: ProposalInput, program: SplitProgram | null, now: number): FieldProblem[] {
  const problems: FieldProblem[] = []
  const { leastPercent: min, mostPercent: max, stepPercent } = splitLimits
  if (!(percent >= min && percent <= max)) problems.push({ path: 'percent', rule: 'outOfRange', params: { min, max } })
  else if (!Number.isInteger(percent / stepPercent)) problems.push({ path: 'percent', rule: 'format' })
  if (programId !== null && program === null) problems.push({ path: 'programId', rule: 'unknownValue' })
  const today = civilDate(now)
  if (!isCivilDate(startsOn) || startsOn < today || startsOn > civilDate(startOfDay(today) + splitLimits.ahead * day))
    problems.push({ path: 'startsOn', rule: 'date' })
  return problems
}

/**
 * Returns the side of an accepted managed account on which a profile is. Refused with `MANAGED_ACCOUNT_NOT_FOUND` for everybody else, as if
 * the account did not exist, and if it is not accepted.
 */
export function decideSplitsReading(
  account: ManagedAccountRecord | null,
  profileId: string,
): Decision<{ account: ManagedAccountRecord; side: Side }> {
  const side = account && sideOf(account, profileId)
  return account && side && account.status === 'Accepted' ? decided({ account, side }) : refused(new Problem('MANAGED_ACCOUNT_NOT_FOUND'))
}

/**
 * `proposeSplit`: either side proposes, and agrees by that. Refused, in this order, with `MANAGED_ACCOUNT_NOT_FOUND`, `SPLIT_UPDATE_FAILED`
 * if the manager is no agent or agency any more, `DTO_VALIDATION_ERROR` at `percent`, `programId` or `startsOn`, `SPLIT_PROPOSAL_OPEN` if a
 * proposal between the two waits for an answer, and `SPLIT_CONFLICT` for a networker who has an agreed split with another manager for the
 * same programs. A manager is not told of other managers' splits.
 */
export function decideProposal(
  { account, manager, open, program }: ProposalState,
  { profileId, ...input }: ProposalInput & { readonly profileId: string },
  { id, now }: { readonly id: string; readonly now: number },
): Decision<SplitChange> {
  const reading = decideSplitsReading(account, profileId)
  if (reading.problem) return reading
  const { account: agreement, side } = reading.changes
  if (!manager || !isManager(manager)) return refused(new Problem('SPLIT_UPDATE_FAILED'))
  const problems = problemsIn(input, program, now)
  if (problems.length > 0) return refused(invalidInput(problems))
  if (open.some(({ managedAccountId, status }) => managedAccountId === agreement.id && status === 'Proposed'))
    return refused(new Problem('SPLIT_PROPOSAL_OPEN'))
  const { managerId, talentId } = agreement
  const split: SplitRecord = {
    id,
    managedAccountId: agreement.id,
    managerId,
    talentId,
    programId: input.programId,
    basisPoints: basisPointsOf(input.percent),
    startsOn: input.startsOn,
    status: 'Proposed',
    proposedBy: side,
    proposedAt: now,
    answeredAt: null,
    endedAt: null,
    endedBy: null,
  }
  if (side === 'talent' && isTakenBy(open, split)) return refused(new Problem('SPLIT_CONFLICT'))
  return decided({ split, notification: splitNotice('SPLIT_PROPOSED', split, side) })
}

/** Returns the first and the last day on which a split that is proposed now may start. */
export const startRange = (now: number): { first: string; last: string } => {
  const first = civilDate(now)
  return { first, last: civilDate(endOfDay(first) + (splitLimits.ahead - 1) * day) }
}
