import { splitNotice } from '@wasla/contract/splits/notices.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
import { OMAR } from './agents.ts'
import { at, day, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import { managedAccounts } from './managed-accounts.ts'
import type { Member } from './member.ts'
import { KARIM } from './more-networkers.ts'
import { FAHAD, HUDA, LAMA, REEM, SAAD } from './networkers.ts'
import { lineOf } from './notifications/line.ts'

type Terms = Pick<SplitRecord, 'basisPoints' | 'status' | 'proposedBy'> & Partial<Pick<SplitRecord, 'endedAt' | 'endedBy'>>

function split(talent: Member, proposed: string, answered: string | null, terms: Terms): SplitRecord {
  const [managerId, talentId] = [OMAR.profile.id, talent.profile.id]
  const account = managedAccounts.find((one) => one.managerId === managerId && one.talentId === talentId)
  if (!account) throw new Error('A split needs a managed account')
  return {
    id: idOf(`split:${talentId}:${proposed}`, at(proposed)),
    managedAccountId: account.id,
    managerId,
    talentId,
    programId: null,
    startsOn: '2025-12-01',
    proposedAt: at(proposed),
    answeredAt: answered === null ? null : at(answered),
    endedAt: null,
    endedBy: null,
    ...terms,
  }
}

/**
 * Splits of the agent Omar with networkers whom he manages: agreed with Huda, proposed to Fahad and by Reem, declined by Karim and by Lama,
 * and ended by Saad before it began. None has applied to a reward yet.
 */
export const splits: readonly SplitRecord[] = [
  split(HUDA, '2025-11-17T12:20', '2025-11-18T07:05', { basisPoints: 1500, status: 'Agreed', proposedBy: 'manager' }),
  split(FAHAD, '2025-11-19T12:20', null, { basisPoints: 1000, status: 'Proposed', proposedBy: 'manager' }),
  split(REEM, '2025-11-19T15:40', null, { basisPoints: 1250, status: 'Proposed', proposedBy: 'talent' }),
  split(KARIM, '2025-11-14T09:00', '2025-11-15T10:30', { basisPoints: 3000, status: 'Declined', proposedBy: 'manager' }),
  split(LAMA, '2025-11-12T09:00', '2025-11-12T16:45', { basisPoints: 2000, status: 'Declined', proposedBy: 'manager' }),
  split(SAAD, '2025-11-10T08:15', '2025-11-11T13:00', {
    ...{ basisPoints: 1000, status: 'Ended', proposedBy: 'manager' },
    ...{ endedAt: worldNow - 5 * day, endedBy: 'talent' },
  }),
]

const line = (
  type: Parameters<typeof splitNotice>[0],
  one: SplitRecord,
  by: SplitRecord['proposedBy'],
  moment: number,
): NotificationRecord[] => {
  const { profileId: to, referenceId = null, senderProfileId: from = null, meta = {} } = splitNotice(type, one, by)
  return lineOf({ to, type, at: moment, about: referenceId, from, meta })
}

const answers = { Agreed: 'SPLIT_AGREED', Ended: 'SPLIT_AGREED', Declined: 'SPLIT_DECLINED' } as const

/** Notifications about splits. The last is of an older share. */
export const splitLines: readonly NotificationRecord[] = [
  ...splits.flatMap((one) => {
    const { status, proposedBy, proposedAt, answeredAt, endedAt, endedBy } = one
    const other = proposedBy === 'manager' ? 'talent' : 'manager'
    return [
      ...line('SPLIT_PROPOSED', one, proposedBy, proposedAt),
      ...(answeredAt !== null && (status === 'Agreed' || status === 'Ended' || status === 'Declined')
        ? line(answers[status], one, other, answeredAt)
        : []),
      ...(endedAt !== null && endedBy ? line('SPLIT_ENDED', one, endedBy, endedAt) : []),
    ]
  }),
  ...lineOf({
    to: OMAR.profile.id,
    type: 'SPLIT_SHARE_RECEIVED',
    at: at('2025-10-05T06:00'),
    from: SAAD.profile.id,
    meta: { amount: 6_000 },
  }),
]
