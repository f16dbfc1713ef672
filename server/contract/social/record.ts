export const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK'] as const
export type Platform = (typeof platforms)[number]

/** Platforms on which profiles have accounts, posts and prices (S1 §3, V-12); the others are only linked to. */
export const livePlatforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT'] as const satisfies readonly Platform[]
export type LivePlatform = (typeof livePlatforms)[number]

const typed = 'handle:'

/**
 * The id of an account that was typed, not connected, since its platform has not identified it (F-08). It contains the profile: several
 * profiles may type one handle, as none of them has shown that it is theirs.
 */
export const typedAccountId = (handle: string, profileId: string) => `${typed}${handle.toLowerCase()}:${profileId}`

/** Whether an account was typed, and is not connected by anybody yet. */
export const isTypedAccount = (socialProfileId: string) => socialProfileId.startsWith(typed)

/** An account's id in the API: of a typed one, without the profile. */
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
