import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { Accent } from '@wasla/design-system/tokens/token-type.ts'
import { accentOf } from '#shell/accents.ts'

const demoRoles = ['networker', 'agent', 'agency', 'brand', 'reviewer'] as const
export type DemoRole = (typeof demoRoles)[number]

/** One entry of the demo (U-03). The reviewer enters the back office, which has its own sign-in, so it has no number. */
export type DemoEntry = { role: DemoRole; accent: Accent | undefined; picture: string | null; number: string | null }

const member = (role: Exclude<DemoRole, 'reviewer'>, type: ProfileType, picture: string): DemoEntry => ({
  role,
  accent: accentOf[type],
  picture: `/pictures/${picture}.svg`,
  number: demoNumbers[type],
})

export const demoEntries: readonly DemoEntry[] = [
  member('networker', 'INFLUENCER', 'noura'),
  member('agent', 'AGENT', 'omar'),
  member('agency', 'AGENCY', 'qimam'),
  member('brand', 'BRAND', 'nabt'),
  { role: 'reviewer', accent: undefined, picture: null, number: null },
]

/** Address of the back office, which signs in the demo's reviewer at once (U-03). It is outside this app. */
export const reviewerEntry = '/admin?enter=reviewer'
