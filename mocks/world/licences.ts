import type { LicenceAccountRecord, LicenceRecord } from '@wasla/contract/licences/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { dueFrom } from '@wasla/contract/verification/outcome.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { at } from './clock.ts'
import { isStored, type DocumentRecord } from './documents.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { LAMA, REEM, SAAD } from './networkers.ts'

type Row = {
  of: Member
  number: string
  expiresOn: string
  /** Platforms of the covered accounts. */
  covers: readonly Platform[]
  sent: string
  /** Time of the approval; none while the licence is under review. */
  approved?: string
}

/** One licence of every kind: approved, about to end, and under review. */
const rows: readonly Row[] = [
  {
    of: REEM,
    number: '11820477',
    expiresOn: '2026-03-06',
    covers: ['INSTAGRAM', 'TIKTOK', 'YOUTUBE'],
    sent: '2025-11-11',
    approved: '2025-11-12T10:30',
  },
  { of: LAMA, number: '10563318', expiresOn: '2025-12-12', covers: ['TIKTOK'], sent: '2025-06-23', approved: '2025-06-25' },
  { of: SAAD, number: '12240951', expiresOn: '2028-11-01', covers: ['INSTAGRAM'], sent: '2025-11-19T12:20' },
]

const caseId = ({ of, sent }: Row) => idOf(`licence:${of.profile.id}`, at(sent))

export const licenceCases: readonly VerificationRecord[] = rows.map((row) => ({
  id: caseId(row),
  profileId: row.of.profile.id,
  type: 'LICENCE',
  status: row.approved ? 'Approved' : 'InReview',
  referenceId: `lic_${row.number}`,
  rejectionReason: null,
  createdAt: at(row.sent),
  dueAt: dueFrom(at(row.sent)),
  reviewedAt: row.approved ? at(row.approved) : null,
}))

export const licences: readonly LicenceRecord[] = rows.map((row) => ({
  id: caseId(row),
  profileId: row.of.profile.id,
  number: row.number,
  expiresOn: row.expiresOn,
  removedAt: null,
}))

export const licenceAccounts: readonly LicenceAccountRecord[] = rows.flatMap((row) =>
  row.of.accounts
    .filter(({ platform }) => row.covers.includes(platform))
    .map((account) => ({ licenceId: caseId(row), accountId: account.id })),
)

export const licenceDocuments: readonly DocumentRecord[] = rows.flatMap((row, index) => {
  const check = licenceCases[index]
  if (!check || !isStored(check)) return []
  return [
    {
      id: idOf(`paper:${check.id}:0`, check.createdAt),
      verificationId: check.id,
      profileId: check.profileId,
      userId: row.of.user.id,
      name: 'licence.pdf',
      position: 0,
      createdAt: check.createdAt,
      lines: [
        'Licence to advertise',
        `Number ${row.number}`,
        `Issued to @${row.of.profile.userName ?? 'networker'}`,
        'A paper of the demonstration. Nobody issued it.',
      ],
    },
  ]
})
