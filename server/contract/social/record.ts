export const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK'] as const
export type Platform = (typeof platforms)[number]

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
