import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { Accent } from '@wasla/design-system/tokens/token-type.ts'
import { accentOf } from '#shell/accents.ts'

export const demoRoles = ['networker', 'agent', 'agency', 'brand', 'reviewer'] as const
export type DemoRole = (typeof demoRoles)[number]

/** One entry into the demo (U-03). The reviewer enters the back office, which has its own sign-in. */
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

/** Address of the back office, outside this app, which signs in the reviewer of a demo at once (U-03). */
export const reviewerEntry = '/admin?enter=reviewer'
