import type { Side } from '../managed-accounts/policy.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { NotificationType } from '../notifications/record.ts'
import type { SplitRecord } from './record.ts'
import { percentOf } from './share.ts'

type SplitNotice = Extract<NotificationType, `SPLIT_${'PROPOSED' | 'AGREED' | 'DECLINED' | 'ENDED'}`>

/** Returns the notification that tells the other side what the side `by` did with a split. */
export const splitNotice = (
  type: SplitNotice,
  split: Pick<SplitRecord, 'managedAccountId' | 'managerId' | 'talentId' | 'basisPoints'>,
  by: Side,
): NotificationDraft => {
  const { managedAccountId: referenceId, managerId, talentId } = split
  const [profileId, senderProfileId] = by === 'manager' ? [talentId, managerId] : [managerId, talentId]
  return { profileId, type, referenceId, senderProfileId, meta: { percent: percentOf(split) } }
}
