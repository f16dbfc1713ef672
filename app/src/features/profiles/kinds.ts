import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Kind } from '@wasla/design-system/tokens/token-type.ts'

/** What the design system calls each type of profile; INFLUENCER is shown as “networker”. */
export const kindOf = { INFLUENCER: 'networker', AGENT: 'agent', AGENCY: 'agency', BRAND: 'brand' } as const satisfies Record<
  ProfileType,
  Kind
>

/** The check mark on one's own header: people once they are Active, businesses always (S1 §2, D-34). */
export const hasOwnMark = (type: ProfileType, status: ProfileStatus) => isBusiness(type) || status === 'Active'
