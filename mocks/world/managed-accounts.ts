import type { ManagedAccountRecord, ManagedAccountStatus } from '@wasla/contract/managed-accounts/record.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { invitationMeta } from '@wasla/contract/managed-accounts/fields.ts'
import { NAIF, OMAR, REEM_ALANAZI } from './agents.ts'
import { ASMAE, BAKR, FAISAL, HIND, JAWAHER, KARIM, MAHA, MARIAM, REEMA, SARA, TURKI, YOUSEF } from './more-networkers.ts'
import { QIMAM, SARD } from './businesses.ts'
import { at, day, hour, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { ABDULRAHMAN, FAHAD, HUDA, LAMA, NASSER, NOURA, REEM, SAAD, YARA } from './networkers.ts'

type Row = readonly [talent: Member, status: ManagedAccountStatus, invited: string]

/**
 * Agreements by manager. Omar's twelve talents fill one page of his public profile. Qimam's thirteen talents need a second page, and Naif
 * has one talent. Reem has three managers. Noura has an open invitation and no manager. The agent Salma and the agency Bayt Alsoura manage
 * nobody.
 */
const rows: readonly (readonly [manager: Member, talents: readonly Row[]])[] = [
  [
    OMAR,
    [
      [REEM, 'Accepted', '2025-03-20'],
      [HUDA, 'Accepted', '2025-06-11'],
      [SAAD, 'Accepted', '2025-07-08'],
      [LAMA, 'Accepted', '2025-06-25'],
      [FAHAD, 'Accepted', '2025-04-16'],
      [YARA, 'Accepted', '2025-05-10'],
      [MAHA, 'Accepted', '2025-08-20'],
      [MARIAM, 'Accepted', '2025-08-25'],
      [KARIM, 'Accepted', '2025-07-22'],
      [NASSER, 'Accepted', '2025-05-02'],
      [FAISAL, 'Accepted', '2025-04-02'],
      [YOUSEF, 'Accepted', '2025-07-07'],
      [ASMAE, 'Pending', '2025-11-12T10:20'],
      [SARA, 'Pending', '2025-11-17T16:05'],
      [ABDULRAHMAN, 'Pending', '2025-11-19T07:40'],
      [HIND, 'Rejected', '2025-09-03'],
      [BAKR, 'Cancelled', '2025-08-14'],
    ],
  ],
  [
    QIMAM,
    [
      [REEM, 'Accepted', '2025-04-07'],
      [REEMA, 'Accepted', '2025-03-30'],
      [JAWAHER, 'Accepted', '2025-04-21'],
      [BAKR, 'Accepted', '2025-05-18'],
      [HIND, 'Accepted', '2025-06-09'],
      [ASMAE, 'Accepted', '2025-09-08'],
      [SARA, 'Accepted', '2025-09-16'],
      [TURKI, 'Accepted', '2025-10-28'],
      [ABDULRAHMAN, 'Accepted', '2025-05-29'],
      [YARA, 'Accepted', '2025-06-02'],
      [FAHAD, 'Accepted', '2025-06-30'],
      [KARIM, 'Accepted', '2025-08-04'],
      [NASSER, 'Accepted', '2025-06-15'],
      [NOURA, 'Pending', '2025-11-18T13:30'],
      [FAISAL, 'Rejected', '2025-05-04'],
    ],
  ],
  [
    SARD,
    [
      [REEM, 'Accepted', '2025-08-03'],
      [ABDULRAHMAN, 'Pending', '2025-11-16T09:15'],
    ],
  ],
  [NAIF, [[SAAD, 'Accepted', '2025-08-19']]],
  [REEM_ALANAZI, [[LAMA, 'Pending', '2025-11-19T11:50']]],
]

export const managedAccounts: readonly ManagedAccountRecord[] = rows.flatMap(([manager, talents]) =>
  talents.map(([talent, status, invited]) => ({
    id: idOf(`managed:${manager.profile.id}:${talent.profile.id}`, at(invited)),
    managerId: manager.profile.id,
    talentId: talent.profile.id,
    status,
    createdAt: at(invited),
    answeredAt: status === 'Pending' ? null : Math.min(at(invited) + 30 * hour, worldNow),
  })),
)

/** Notifications of invited networkers, about pending and recently answered invitations (I-02, I-08). */
export const invitationLines: readonly NotificationRecord[] = managedAccounts
  .filter(({ createdAt }) => createdAt > worldNow - 90 * day)
  .map((account) => ({
    id: idOf(`notification:${account.id}`, account.createdAt),
    profileId: account.talentId,
    type: 'MANAGED_ACCOUNT_CREATED',
    meta: invitationMeta(account.status, account.answeredAt ?? account.createdAt),
    referenceId: account.id,
    senderProfileId: account.managerId,
    createdAt: account.createdAt,
    readAt: account.answeredAt,
  }))
