import { countryById } from '@wasla/contract/reference/countries.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { emptyProfile } from '@wasla/contract/profiles/new-profile.ts'
import type { ContactMethod, Gender } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { OnboardingStepStatus, ProfileStatus, BusinessType, IndividualType } from '@wasla/contract/profiles/types.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import { demoAccountId, profileAddress } from '@wasla/contract/social/demo.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { addWorkingDays } from '@wasla/contract/platform/working-days.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { at, day, hour, minute, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import { countryOf, locationAt, type Place } from './places.ts'
import { randomFor } from './random.ts'

/** A profile with its user and all rows that belong to them. */
export type Member = {
  user: UserRecord
  profile: ProfileRecord
  interests: readonly string[]
  accounts: readonly SocialLinkRecord[]
  verifications: readonly VerificationRecord[]
}

type Account = { on: Platform; as: string; followers: number }
type Check = { status: VerificationRecord['status']; sent: string; decided?: string; reason?: string }

type UserRow = {
  key: string
  /** National mobile number. The place decides the country code. */
  mobile: string
  joined: string
  place: Place
  /** Language of the user. If null, the user never chose one and sees English. */
  language: Language | null
  suspended?: string
  closed?: string
}

type Common = {
  nameInOtherScript?: string
  userName?: string | null
  picture?: string
  bio?: string
  interests?: readonly string[]
  accounts?: readonly Account[]
  checks?: readonly Check[]
  email?: string
  methods?: readonly ContactMethod[]
  numberShown?: boolean
  label?: string
}

export type PersonRow = UserRow &
  Common & {
    type?: IndividualType
    status: ProfileStatus
    step?: OnboardingStepStatus
    first?: string
    last?: string
    gender?: Gender
    born?: string
  }

export type BusinessRow = Omit<UserRow, 'mobile' | 'suspended' | 'closed'> &
  Common & {
    type: BusinessType
    status: Exclude<ProfileStatus, 'Onboarding' | 'IdentityVerifying'>
    name: string
    website?: string
    isNsfw?: boolean
  }

const pictureAt = (file: string | undefined) => (file ? `/pictures/${file}.svg` : null)

/** Letters and digits that are hard to confuse with each other. */
const readable = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

/** Returns the invitation code of the user with this key. */
function invitationCodeFor(key: string) {
  const random = randomFor(`invitation:${key}`)
  return Array.from({ length: 8 }, () => readable[random.between(0, readable.length - 1)]).join('')
}

export function makeUser(row: UserRow): UserRecord {
  const createdAt = at(row.joined)
  const countryId = countryOf(row.place)
  const random = randomFor(`user:${row.key}`)
  return {
    id: idOf(`user:${row.key}`, createdAt),
    mobileNo: `${countryById(countryId)?.phoneCode ?? ''}${row.mobile}`,
    countryId,
    language: row.language,
    createdAt,
    acceptedTermsAt: createdAt,
    lastSignInAt: Math.max(createdAt, worldNow - random.between(0, 12) * day - random.between(1, 600) * minute),
    suspendedAt: row.suspended ? at(row.suspended) : null,
    closedAt: row.closed ? at(row.closed) : null,
    identityRecheckSince: null,
    invitationCode: invitationCodeFor(row.key),
    invitedBy: null,
  }
}

const contactOf = (user: UserRecord, row: Common): ProfileRecord['contact'] => ({
  email: row.email ?? null,
  countryId: row.methods ? user.countryId : null,
  mobileNumber: row.methods ? user.mobileNo : null,
  methods: row.methods ?? [],
})

const sharedOf = (user: UserRecord, row: PersonRow | BusinessRow) => ({
  status: row.status,
  nameInOtherScript: row.nameInOtherScript ?? null,
  userName: row.userName ?? null,
  bio: row.bio ?? null,
  picture: pictureAt(row.picture),
  contact: contactOf(user, row),
  isPhoneNumberVisible: row.numberShown ?? false,
  label: row.label ?? null,
})

const accountsOf = (profileId: string, key: string, since: number, row: Common): SocialLinkRecord[] =>
  (row.accounts ?? []).map(({ on, as, followers }, index) => ({
    id: idOf(`account:${key}:${on}`, since + (index + 1) * hour),
    profileId,
    platform: on,
    socialProfileId: demoAccountId(on, as),
    pictureUrl: pictureAt(row.picture),
    profileUrl: profileAddress(on, as),
    userName: as,
    followers,
    connectedAt: since + (index + 1) * hour,
    source: 'DEMO',
  }))

const checksOf = (profile: ProfileRecord, key: string, row: Common): VerificationRecord[] =>
  (row.checks ?? []).map((check, index) => {
    const type = profile.type === 'AGENCY' || profile.type === 'BRAND' ? 'BUSINESS' : 'IDENTITY'
    const createdAt = at(check.sent)
    return {
      id: idOf(`check:${key}:${index}`, createdAt),
      profileId: profile.id,
      type,
      status: check.status,
      referenceId: `${type === 'IDENTITY' ? 'inq' : 'biz'}_${randomFor(`check:${key}:${index}`).between(1e9, 9e9).toString(36)}`,
      rejectionReason: check.reason ?? null,
      createdAt,
      // A review by an admin has a due date (F-10).
      dueAt:
        type === 'BUSINESS' || check.status === 'InReview' || check.reason
          ? addWorkingDays(createdAt, verificationLimits.businessReviewDays)
          : null,
      reviewedAt: check.decided ? at(check.decided) : null,
    }
  })

const memberOf = (user: UserRecord, profile: ProfileRecord, key: string, row: Common): Member => ({
  user,
  profile,
  interests: row.interests ?? [],
  accounts: accountsOf(profile.id, key, profile.createdAt, row),
  verifications: checksOf(profile, key, row),
})

/** Returns a networker or an agent, with their user. */
export function person(row: PersonRow): Member {
  const user = makeUser(row)
  const isSetUp = row.step !== 'SelectAccountType'
  const language = user.language ?? 'en'
  const profile: ProfileRecord = {
    ...emptyProfile({
      id: idOf(`profile:${row.key}`, user.createdAt),
      userId: user.id,
      now: user.createdAt,
      loginNumber: user.mobileNo,
      language,
    }),
    ...sharedOf(user, row),
    type: row.type ?? 'INFLUENCER',
    onboardingStep: row.step ?? null,
    firstName: row.first ?? null,
    lastName: row.last ?? null,
    gender: row.gender ?? null,
    dateOfBirth: row.born ?? null,
    countryId: isSetUp || row.interests ? user.countryId : null,
    location: isSetUp ? locationAt(row.place, row.key, language, user.createdAt) : null,
    isActiveMembership: row.type === 'AGENT',
  }
  return memberOf(user, profile, row.key, row)
}

/** Returns an agency or a brand of `user`. */
export function business(user: UserRecord, row: BusinessRow): Member {
  const createdAt = at(row.joined)
  const language = user.language ?? 'en'
  const profile: ProfileRecord = {
    ...emptyProfile({ id: idOf(`profile:${row.key}`, createdAt), userId: user.id, now: createdAt, loginNumber: user.mobileNo, language }),
    ...sharedOf(user, row),
    type: row.type,
    name: row.name,
    countryId: countryOf(row.place),
    location: locationAt(row.place, row.key, language, createdAt),
    website: row.website ?? null,
    isNsfw: row.type === 'BRAND' ? (row.isNsfw ?? false) : null,
  }
  return memberOf(user, profile, row.key, row)
}
