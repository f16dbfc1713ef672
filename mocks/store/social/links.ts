import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Store } from '../memory.ts'

/** Returns the accounts of a profile, oldest first. */
export const linksOf = ({ memory }: Store, profileId: string): SocialLinkRecord[] =>
  memory.world.socialLinks
    .filter((link) => link.profileId === profileId)
    .toSorted((one, other) => one.connectedAt - other.connectedAt || (one.id < other.id ? -1 : 1))
