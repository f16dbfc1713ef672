import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Kind } from '@wasla/design-system/tokens/token-type.ts'

/** What the design system calls each type of profile, in the product and in its back office; INFLUENCER is shown as “networker”. */
export const kindOf = { INFLUENCER: 'networker', AGENT: 'agent', AGENCY: 'agency', BRAND: 'brand' } as const satisfies Record<
  ProfileType,
  Kind
>
