import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { dueFrom } from '@wasla/contract/verification/outcome.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { BAYT_ALSOURA, LOULOU, NABT_COFFEE, REEM_HOME } from '../world/businesses.ts'
import { day, hour } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import type { Member } from '../world/member.ts'
import { DANA, NASSER, NOURA, REEM } from '../world/networkers.ts'
import { BRAND_TO_BE, MAJED, OUD_HOUSE } from '../world/unfinished.ts'
import type { World } from '../world/tables.ts'
import { nowOf, returned } from './verification/returned.ts'
import type { Scenario } from './scenario.ts'

/** Adds one check of a member for each age in `ago`, in milliseconds. */
const withCheck =
  ({ profile }: Member, status: VerificationRecord['status'], ...ago: readonly number[]) =>
  (world: World): void => {
    for (const [index, back] of ago.entries()) {
      const createdAt = nowOf(world) - back
      const id = idOf(`scenario:${profile.id}:${status}:${index}`, createdAt)
      world.verifications.push({
        id,
        profileId: profile.id,
        type: 'IDENTITY',
        status,
        referenceId: `inq_${id.replaceAll('-', '').slice(-24)}`,
        rejectionReason: null,
        createdAt,
        dueAt: null,
        reviewedAt: status === 'Pending' ? null : createdAt + hour / 10,
      })
    }
  }

/** Gives Dana an approved check and no connected account. The approval takes effect when she connects the first account (F-07). */
function approvedWithoutAccount(world: World): void {
  withCheck(DANA, 'Approved', hour)(world)
  world.socialLinks = world.socialLinks.filter(({ profileId }) => profileId !== DANA.profile.id)
}

/** Gives Reem the largest number of businesses that a user may have (F-09). */
function threeBusinesses(world: World): void {
  const home = world.profiles.find(({ id }) => id === REEM_HOME.profile.id)
  const owned = world.profiles.filter(({ userId, type }) => userId === REEM.user.id && (type === 'BRAND' || type === 'AGENCY'))
  if (!home) return
  for (let index = owned.length; index < verificationLimits.businessProfiles; index++)
    world.profiles.push({
      ...structuredClone(home),
      id: idOf(`scenario:business:${index}`, home.createdAt),
      userName: `reem_home_${index}`,
    })
}

/** Makes Nabt return after a long absence and send its documents again. Nabt is the only profile of its user. */
function documentsAgain(world: World): void {
  returned(NABT_COFFEE)(world)
  const createdAt = nowOf(world) - hour / 2
  world.verifications.push({
    id: idOf('scenario:documentsAgain', createdAt),
    profileId: NABT_COFFEE.profile.id,
    type: 'BUSINESS',
    status: 'InReview',
    referenceId: 'biz_again',
    rejectionReason: null,
    createdAt,
    dueAt: dueFrom(createdAt),
    reviewedAt: null,
  })
}

const never = (field: string) => [{ on: [field], fault: { kind: 'silence' } }] as const
const offline = (field: string) => [{ on: [field], fault: { kind: 'offline' } }] as const
const broken = (field: string) => [{ on: [field], fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR' } } }] as const

/**
 * Scenarios of identity checks and business documents (decisions F). The demo provider decides by the last digit of the document number.
 */
export const verificationScenarios = {
  'identity-start': { title: 'Networker who has not begun the identity check', viewer: DANA },
  'identity-resume': {
    title: 'Identity check left unfinished two hours ago',
    viewer: DANA,
    prepare: withCheck(DANA, 'Pending', 2 * hour),
  },
  'identity-refused-once': { title: 'First identity check refused, two left', viewer: DANA, prepare: withCheck(DANA, 'Rejected', day) },
  'identity-approved-no-account': { title: 'Identity approved, no account connected yet', viewer: DANA, prepare: approvedWithoutAccount },
  'identity-in-review': { title: 'Identity check that a reviewer looks at', viewer: NASSER },
  'identity-rejected-with-reason': { title: 'Identity refused by a reviewer, with a reason; may try again', viewer: MAJED },
  'identity-attempts-used': {
    title: 'Three identity checks refused: no other for some weeks',
    viewer: MAJED,
    prepare: withCheck(MAJED, 'Rejected', 2 * day, 3 * day, 4 * day),
  },
  'identity-down': { title: 'The identity provider does not answer', viewer: DANA, faults: broken('createPersonaInquiry') },
  'identity-slow': { title: 'The result of the identity check does not come', viewer: DANA, faults: never('submitPersonaInquiry') },
  'recheck-person': {
    title: 'Networker back after a long absence: money waits for an identity check',
    viewer: NOURA,
    prepare: returned(NOURA),
  },
  'recheck-business': {
    title: 'Brand alone on its account, back after a long absence: money waits for its documents',
    viewer: NABT_COFFEE,
    prepare: returned(NABT_COFFEE),
  },
  'recheck-business-sent': { title: 'The same brand, its documents sent again', viewer: NABT_COFFEE, prepare: documentsAgain },
  'recheck-other-profile': {
    title: 'Brand of a networker back after a long absence: money waits for the check of the networker',
    viewer: REEM_HOME,
    prepare: returned(REEM),
  },
  'business-new': { title: 'About to submit the documents of a first business', viewer: BRAND_TO_BE },
  'business-second': { title: 'Adds another business from the profile switcher', viewer: REEM },
  'business-limit': { title: 'Has three businesses already', viewer: REEM, prepare: threeBusinesses },
  'business-sending': { title: 'Documents whose upload never ends', viewer: BRAND_TO_BE, faults: never('createBusinessProfile') },
  'business-offline': { title: 'Documents whose upload fails', viewer: BRAND_TO_BE, faults: offline('createBusinessProfile') },
  'business-under-review': { title: 'Business under review, within its three working days', viewer: LOULOU },
  'business-overdue': { title: 'Business under review for longer than promised', viewer: BAYT_ALSOURA },
  'business-rejected': { title: 'Business refused with a reason; may send new documents', viewer: OUD_HOUSE },
} as const satisfies Readonly<Record<string, Scenario>>
