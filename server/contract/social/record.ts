export const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK'] as const
export type Platform = (typeof platforms)[number]

/** Platforms on which profiles have accounts, posts and prices (S1 §3, V-12). The others can only be linked to. */
export const livePlatforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT'] as const satisfies readonly Platform[]
export type LivePlatform = (typeof livePlatforms)[number]

const typed = 'handle:'

/**
 * Returns the id of an account that was typed, not connected, because its platform has not identified it (F-08). The id contains the
 * profile: several profiles may type the same handle, since none of them has proved that it is theirs.
 */
export const typedAccountId = (handle: string, profileId: string) => `${typed}${handle.toLowerCase()}:${profileId}`

/** Returns whether an account was typed and nobody has connected it yet. */
export const isTypedAccount = (socialProfileId: string) => socialProfileId.startsWith(typed)

/** Returns an account's id in the API; for a typed account without the profile. */
export const publicAccountId = (socialProfileId: string) =>
  isTypedAccount(socialProfileId) ? socialProfileId.slice(0, socialProfileId.lastIndexOf(':')) : socialProfileId

/** A connected or typed account; `connectedAt` in milliseconds. */
export type SocialLinkRecord = {
  id: string
  profileId: string
  platform: Platform
  socialProfileId: string
  pictureUrl: string | null
  profileUrl: string
  userName: string
  followers: number
  connectedAt: number
  source: 'API' | 'DEMO' | 'ESTIMATED'
}
