import type { DataSource } from '../generated/user-sdl-types.ts'

export const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK'] as const
export type Platform = (typeof platforms)[number]

/** Platforms on which profiles have accounts, posts and prices (S1 §3, V-12). Profiles can only link to all other platforms. */
export const livePlatforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT'] as const satisfies readonly Platform[]
export type LivePlatform = (typeof livePlatforms)[number]

const typed = 'handle:'

/**
 * Returns our own id for a typed account, which has no id of its platform (F-08). It contains the profile's id, because several profiles
 * may type the same handle: none of them has proved to own the account.
 */
export const typedAccountId = (handle: string, profileId: string) => `${typed}${handle.toLowerCase()}:${profileId}`

/** Returns whether an account was typed and nobody has connected it yet. */
export const isTypedAccount = (socialProfileId: string) => socialProfileId.startsWith(typed)

/** Returns an account's id for the API. The id of a typed account then does not contain the profile's id. */
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
  source: DataSource
}
