import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { isManager, sideOf, type Side } from '../managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '../managed-accounts/record.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { splitNotice } from './notices.ts'
import { isTakenBy, type SplitChange } from './propose.ts'
import type { SplitRecord } from './record.ts'

type AnswerState = {
  readonly split: SplitRecord | null
  /** The managed account of the split. */
  readonly account: Pick<ManagedAccountRecord, 'status'> | null
  /** The current profile of the manager; null if it does not exist. */
  readonly manager: Pick<ProfileRecord, 'type'> | null
  /** Splits of the networker with every manager that are open. */
  readonly open: readonly SplitRecord[]
}

type Own = { readonly split: SplitRecord; readonly side: Side }

/** Returns a split and the profile's side of it; null for everybody else, as if the split did not exist. */
function ownOf(split: SplitRecord | null, profileId: string): Own | null {
  const side = split && sideOf(split, profileId)
  return split && side && { split, side }
}

const missing = () => new Problem('SPLIT_NOT_FOUND')
const late = () => new Problem('SPLIT_UPDATE_FAILED')

/**
 * `answerSplit`: the side that did not propose agrees or declines. Refused with `SPLIT_NOT_FOUND` for everybody else, `UNAUTHORIZED_UPDATING`
 * for the side that proposed, because one side cannot give both consents, `SPLIT_UPDATE_FAILED` if the proposal does not wait any more, the
 * managed account has ended or the manager is no agent or agency any more, and `SPLIT_CONFLICT` if the networker has an agreed split with another manager for the same
 * programs. The manager gets `SPLIT_UPDATE_FAILED` then, because other managers' splits are private.
 */
export function decideSplitAnswer(
  { split: found, account, manager, open }: AnswerState,
  { profileId, accepts }: { readonly profileId: string; readonly accepts: boolean },
  now: number,
): Decision<SplitChange> {
  const own = ownOf(found, profileId)
  if (!own) return refused(missing())
  const { split, side } = own
  if (side === split.proposedBy) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (split.status !== 'Proposed') return refused(late())
  const change = (status: 'Agreed' | 'Declined') =>
    decided({
      split: { ...split, status, answeredAt: now },
      notification: splitNotice(`SPLIT_${status === 'Agreed' ? 'AGREED' : 'DECLINED'}`, split, side),
    })
  if (!accepts) return change('Declined')
  if (account?.status !== 'Accepted' || !manager || !isManager(manager)) return refused(late())
  if (isTakenBy(open, split)) return refused(side === 'talent' ? new Problem('SPLIT_CONFLICT') : late())
  return change('Agreed')
}

/** Splits that end together, with the notification of the other side. */
type SplitEnding = { readonly splits: readonly SplitRecord[]; readonly notification: NotificationDraft | null }

const endOf = (split: SplitRecord, endedBy: Side | null, now: number): SplitRecord =>
  split.status === 'Proposed' ? { ...split, status: 'Withdrawn', answeredAt: now } : { ...split, status: 'Ended', endedAt: now, endedBy }

/**
 * `endSplit`: the side that proposed withdraws its proposal, or either side ends an agreed split at once, for rewards that are not earned yet.
 * Every agreed split of the two sides for the same programs ends with it, so that no earlier one applies again. Refused with
 * `SPLIT_NOT_FOUND` for everybody else, `UNAUTHORIZED_UPDATING` for a proposal of the other side, which is declined instead, and
 * `SPLIT_UPDATE_FAILED` if it has ended.
 */
export function decideSplitEnd(
  { split: found, open }: Pick<AnswerState, 'split' | 'open'>,
  { profileId }: { readonly profileId: string },
  now: number,
): Decision<SplitEnding> {
  const own = ownOf(found, profileId)
  if (!own) return refused(missing())
  const { split, side } = own
  if (split.status === 'Proposed')
    return split.proposedBy === side
      ? decided({ splits: [endOf(split, null, now)], notification: null })
      : refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (split.status !== 'Agreed') return refused(late())
  const ended = open.filter(
    ({ managedAccountId, programId, status }) =>
      managedAccountId === split.managedAccountId && programId === split.programId && status === 'Agreed',
  )
  return decided({ splits: ended.map((one) => endOf(one, side, now)), notification: splitNotice('SPLIT_ENDED', split, side) })
}

/** Returns the open splits of a managed account that ends, as they are afterwards: no reward that is earned later is split. */
export const endedWithAccount = (open: readonly SplitRecord[], managedAccountId: string, now: number): SplitRecord[] =>
  open.filter((split) => split.managedAccountId === managedAccountId).map((split) => endOf(split, null, now))
