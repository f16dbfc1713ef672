import type { OnboardingStepStatus, ProfileStatus, ProfileType } from '../../profiles/types.ts'

type Profile = { type: ProfileType; status: ProfileStatus; step?: OnboardingStepStatus }

/** Members of every profile type and in every state that may matter for access. */
export const memberKinds = {
  newcomer: { type: 'INFLUENCER', status: 'Onboarding', step: 'SelectAccountType' },
  connecting: { type: 'INFLUENCER', status: 'Onboarding', step: 'ConnectSocialMedia' },
  waiting: { type: 'INFLUENCER', status: 'Onboarding', step: 'WaitForAdmission' },
  networkerToVerify: { type: 'INFLUENCER', status: 'IdentityVerifying' },
  networkerUnderReview: { type: 'INFLUENCER', status: 'AdminVerifying' },
  networkerRejected: { type: 'INFLUENCER', status: 'Rejected' },
  networker: { type: 'INFLUENCER', status: 'Active' },
  agent: { type: 'AGENT', status: 'Active' },
  agencyUnderReview: { type: 'AGENCY', status: 'AdminVerifying' },
  agencyRejected: { type: 'AGENCY', status: 'Rejected' },
  agency: { type: 'AGENCY', status: 'Active' },
  brandUnderReview: { type: 'BRAND', status: 'AdminVerifying' },
  brandRejected: { type: 'BRAND', status: 'Rejected' },
  brand: { type: 'BRAND', status: 'Active' },
} as const satisfies Record<string, Profile>
export type MemberKind = keyof typeof memberKinds

/** A kind of caller of the user API: a member, or one of three callers that have no valid session. */
export type UserViewer = 'signedOut' | 'suspended' | 'adminToken' | MemberKind
export const memberNames = Object.keys(memberKinds) as MemberKind[]
export const userViewers: readonly UserViewer[] = ['signedOut', 'suspended', 'adminToken', ...memberNames]
