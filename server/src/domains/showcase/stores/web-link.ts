import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Codec } from '#database/record.ts'

/** An optional link. A stored value that is no web address is read as null, even if we wrote it (security cases 49, 50). */
export const webLink: Codec<string | null, string | null> = {
  read: (stored) => (stored === null || webAddress(stored) === null ? null : stored),
  write: (link) => link,
}
