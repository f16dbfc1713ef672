import { everyOf } from '../common/every-of.ts'
import type { ContactMethod, Gender } from '../generated/user-sdl-types.ts'

/** Values of enums of the API, for code that does not use the types generated from the SDL. */
export const individualTypes = ['INFLUENCER', 'AGENT'] as const
export type IndividualType = (typeof individualTypes)[number]
export const businessTypes = ['AGENCY', 'BRAND'] as const
export type BusinessType = (typeof businessTypes)[number]
export const profileTypes = [...individualTypes, ...businessTypes] as const
export type ProfileType = (typeof profileTypes)[number]

export const isBusiness = (type: ProfileType) => type === 'AGENCY' || type === 'BRAND'

export const genders = everyOf<Gender>()('female', 'male')

/** Contact methods, in the order in which they are offered to others. */
export const contactMethods = everyOf<ContactMethod>()('whatsapp', 'sms', 'call', 'email')

export const profileStatuses = ['Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected', 'Onboarding', 'Inactive'] as const
export type ProfileStatus = (typeof profileStatuses)[number]

const onboardingSteps = ['ConnectSocialMedia', 'SelectAccountType', 'WaitForAdmission'] as const
export type OnboardingStepStatus = (typeof onboardingSteps)[number]

/** Profile type as it is written in the path of a public page: `/profile/<slug>/<user name>`. */
export const typeSlug = { INFLUENCER: 'influencer', AGENT: 'agent', AGENCY: 'agency', BRAND: 'brand' } as const satisfies Record<
  ProfileType,
  string
>
