import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

export type BioLink = {
  /** The address up to the user name, without its scheme. */
  lead: string
  /** The whole address, to copy and share; null if there is no user name. */
  url: string | null
}

/** Returns the public address of a profile: host, /profile/, type in lower case, user name (S1 §2). */
export function bioLink(origin: string, type: ProfileType, userName: string | null | undefined): BioLink {
  const path = `/profile/${typeSlug[type]}/`
  return { lead: `${new URL(origin).host}${path}`, url: userName ? `${origin}${path}${userName}` : null }
}
