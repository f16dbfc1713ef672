import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { RegistrationRecord } from '@wasla/contract/verification/business.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { randomFor } from './random.ts'

/** A document that a business submitted. Its PDF contains only `lines`, in the mock and in the server's demo. */
export type DocumentRecord = {
  id: string
  verificationId: string
  profileId: string
  userId: string
  name: string
  position: number
  createdAt: number
  /** Lines in Latin letters. The first line is the heading. */
  lines: readonly string[]
}

const digits = (key: string, count: number) => {
  const random = randomFor(key)
  return Array.from({ length: count }, () => String(random.between(0, 9))).join('')
}

const registrationOf = ({ id }: ProfileRecord): RegistrationRecord => ({
  profileId: id,
  commercialRegistrationNumber: `10${digits(`registration:${id}`, 8)}`,
  vatNumber: `3${digits(`vat:${id}`, 13)}3`,
})

/** Returns whether the document is still stored. Documents are deleted ninety days after the decision (F-14). */
export const isStored = ({ reviewedAt }: VerificationRecord) =>
  reviewedAt === null || reviewedAt > worldNow - verificationLimits.documentRetention * 1000

const kinds = [
  { name: 'commercial-registration.pdf', heading: 'Commercial registration', number: 'commercialRegistrationNumber' },
  { name: 'vat-certificate.pdf', heading: 'VAT registration certificate', number: 'vatNumber' },
] as const

function documentsOf({ profile, verifications, user }: Member): DocumentRecord[] {
  const registration = registrationOf(profile)
  return verifications.filter(isStored).flatMap((check) =>
    kinds.map(({ name, heading, number }, position) => ({
      id: idOf(`paper:${check.id}:${position}`, check.createdAt),
      verificationId: check.id,
      profileId: profile.id,
      userId: user.id,
      name,
      position,
      createdAt: check.createdAt,
      lines: [
        heading,
        `Number ${registration[number]}`,
        `Issued to @${profile.userName ?? 'business'}`,
        'A paper of the demonstration. Nobody issued it.',
      ],
    })),
  )
}

const businessesOf = (members: readonly Member[]) => members.filter(({ profile }) => isBusiness(profile.type))

export const documentsFor = (members: readonly Member[]): DocumentRecord[] => businessesOf(members).flatMap(documentsOf)
export const registrationsFor = (members: readonly Member[]): RegistrationRecord[] =>
  businessesOf(members).map(({ profile }) => registrationOf(profile))
