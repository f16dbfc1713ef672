import { readUrl } from '../platform/url.ts'
import type { Platform } from '../social/record.ts'
import type { Channel } from './record.ts'

/** The variants of a link’s path (N-01): `x` is Twitter, `tw` is Twitch. */
const channelCodes = {
  ig: 'INSTAGRAM',
  tt: 'TIKTOK',
  yt: 'YOUTUBE',
  x: 'TWITTER',
  sc: 'SNAPCHAT',
  tw: 'TWITCH',
  fb: 'FACEBOOK',
} as const satisfies Readonly<Record<string, Platform>>

const byCode: ReadonlyMap<string, Platform> = new Map(Object.entries(channelCodes))

/** Names of platforms in `utm_source`, in lower case. */
const bySource: ReadonlyMap<string, Platform> = new Map<string, Platform>([
  ['instagram', 'INSTAGRAM'],
  ['ig', 'INSTAGRAM'],
  ['tiktok', 'TIKTOK'],
  ['tt', 'TIKTOK'],
  ['youtube', 'YOUTUBE'],
  ['yt', 'YOUTUBE'],
  ['twitter', 'TWITTER'],
  ['x', 'TWITTER'],
  ['snapchat', 'SNAPCHAT'],
  ['sc', 'SNAPCHAT'],
  ['twitch', 'TWITCH'],
  ['tw', 'TWITCH'],
  ['facebook', 'FACEBOOK'],
  ['fb', 'FACEBOOK'],
])

/** Instagram comes first, because its browser names Facebook too. */
const inApp: readonly (readonly [RegExp, Platform])[] = [
  [/\bInstagram\b/, 'INSTAGRAM'],
  [/musical_ly|BytedanceWebview|ByteLocale|\bTikTok\b|\btrill_/, 'TIKTOK'],
  [/\bSnapchat\b/, 'SNAPCHAT'],
  [/\bTwitter(?: for |Android\b)/, 'TWITTER'],
  [/com\.google\.android\.youtube|com\.google\.ios\.youtube|\bYouTube\//, 'YOUTUBE'],
  [/\bFB(?:AN|AV|_IAB)\b|\[FB/, 'FACEBOOK'],
]

/** Returns the platform whose app opened the link in its own browser; null for every other browser. */
export const inAppPlatform = (agent: string): Platform | null => inApp.find(([pattern]) => pattern.test(agent))?.[1] ?? null

const hosts: readonly (readonly [string, Platform])[] = [
  ['instagram.com', 'INSTAGRAM'],
  ['com.instagram.android', 'INSTAGRAM'],
  ['tiktok.com', 'TIKTOK'],
  ['com.zhiliaoapp.musically', 'TIKTOK'],
  ['com.ss.android.ugc.trill', 'TIKTOK'],
  ['youtube.com', 'YOUTUBE'],
  ['youtu.be', 'YOUTUBE'],
  ['com.google.android.youtube', 'YOUTUBE'],
  ['twitter.com', 'TWITTER'],
  ['x.com', 'TWITTER'],
  ['t.co', 'TWITTER'],
  ['com.twitter.android', 'TWITTER'],
  ['snapchat.com', 'SNAPCHAT'],
  ['com.snapchat.android', 'SNAPCHAT'],
  ['twitch.tv', 'TWITCH'],
  ['tv.twitch.android.app', 'TWITCH'],
  ['facebook.com', 'FACEBOOK'],
  ['fb.com', 'FACEBOOK'],
  ['fb.me', 'FACEBOOK'],
  ['com.facebook.katana', 'FACEBOOK'],
]

function ofReferrer(referrer: string): Platform | null {
  const host = readUrl(referrer)?.hostname.toLowerCase() ?? ''
  return hosts.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1] ?? null
}

export type ChannelHints = {
  /** The last part of the link’s path. */
  readonly variant: string | null
  readonly utmSource: string | null
  /** The result of `inAppPlatform` for the user agent. */
  readonly inApp: Platform | null
  readonly referrer: string | null
}

/** Returns where a click came from: the first hint that names a channel (N-04). An unknown variant names no channel. */
export const channelOf = ({ variant, utmSource, inApp: app, referrer }: ChannelHints): Channel =>
  (variant && byCode.get(variant.toLowerCase())) ||
  (utmSource && bySource.get(utmSource.toLowerCase())) ||
  app ||
  (referrer && ofReferrer(referrer)) ||
  'OTHER'

/** Returns the `utm_source` that the brand reads. */
export const sourceOf = (channel: Channel): string => (channel === 'OTHER' ? 'wasla' : channel.toLowerCase())
