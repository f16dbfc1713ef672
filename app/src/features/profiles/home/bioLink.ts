import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

export type BioLink = {
  /** The address up to the user name, without a scheme. */
  lead: string
  /** The address to copy and share; null without a user name. */
  url: string | null
}

/** Returns the public address of a profile: host, /profile/, lower-cased type and user name (S1 §2). */
export function bioLink(origin: string, type: ProfileType, userName: string | null | undefined): BioLink {
  const path = `/profile/${typeSlug[type]}/`
  return { lead: `${new URL(origin).host}${path}`, url: userName ? `${origin}${path}${userName}` : null }
}
