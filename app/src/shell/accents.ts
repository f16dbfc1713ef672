import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Accent } from '@wasla/design-system/tokens/token-type.ts'

/** Accent colour of each profile type, in the product and in the back office (T-12). */
export const accentOf = { INFLUENCER: 'accent1', AGENT: 'accent2', AGENCY: 'accent3', BRAND: 'accent4' } as const satisfies Record<
  ProfileType,
  Accent
>
