export const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK'] as const
export type Platform = (typeof platforms)[number]

/** Where people have accounts, show posts and name prices (S1 §3, V-12); the others are for content alone. */
export const livePlatforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT'] as const satisfies readonly Platform[]
export type LivePlatform = (typeof livePlatforms)[number]

const typed = 'handle:'

/**
 * What stands for the id of an account that was typed, not connected: its platform was not asked who it is (F-08). Several profiles may
 * name one handle, since none of them has shown that it is theirs.
 */
export const typedAccountId = (handle: string, profileId: string) => `${typed}${handle.toLowerCase()}:${profileId}`

/** Whether an account was typed and is nobody's yet. */
export const isTypedAccount = (socialProfileId: string) => socialProfileId.startsWith(typed)
export const typedAccountPrefix = typed

/** An account's id as it travels: of a typed one the handle alone. */
export const shownAccountId = (socialProfileId: string) =>
  isTypedAccount(socialProfileId) ? socialProfileId.slice(0, socialProfileId.lastIndexOf(':')) : socialProfileId

/** A connected social account; `connectedAt` in milliseconds. */
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
