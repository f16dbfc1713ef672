import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'

export type BioLink = {
  /** The address up to the user name, as people read it: without a scheme. */
  lead: string
  /** What is copied and shared; null while there is no user name to end it with. */
  url: string | null
}

/** The public address of a profile: host, /profile/, lower-cased type and user name (S1 §2). */
export function bioLink(origin: string, type: ProfileType, userName: string | null | undefined): BioLink {
  const path = `/profile/${typeSlug[type]}/`
  return { lead: `${new URL(origin).host}${path}`, url: userName ? `${origin}${path}${userName}` : null }
}
