/** Values of enums of the API, for code that does not use the types generated from the SDL. */
export const profileTypes = ['INFLUENCER', 'AGENT', 'AGENCY', 'BRAND'] as const
export type ProfileType = (typeof profileTypes)[number]

export const individualTypes = ['INFLUENCER', 'AGENT'] as const satisfies readonly ProfileType[]
export const isBusiness = (type: ProfileType) => type === 'AGENCY' || type === 'BRAND'

export const profileStatuses = ['Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected', 'Onboarding', 'Inactive'] as const
export type ProfileStatus = (typeof profileStatuses)[number]

const onboardingSteps = ['ConnectSocialMedia', 'SelectAccountType', 'WaitForAdmission'] as const
export type OnboardingStepStatus = (typeof onboardingSteps)[number]

/** Profile type as it is written in the path of a public page: `/profile/<slug>/<user name>`. */
export const typeSlug = { INFLUENCER: 'influencer', AGENT: 'agent', AGENCY: 'agency', BRAND: 'brand' } as const satisfies Record<
  ProfileType,
  string
>
