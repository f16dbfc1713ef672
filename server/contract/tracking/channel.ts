import { readUrl } from '../platform/url.ts'
import type { Platform } from '../social/record.ts'
import type { Channel } from './record.ts'

/** The variants of a link's path (N-01): `x` is Twitter, `tw` is Twitch. */
export const channelCodes = {
  ig: 'INSTAGRAM',
  tt: 'TIKTOK',
  yt: 'YOUTUBE',
  x: 'TWITTER',
  sc: 'SNAPCHAT',
  tw: 'TWITCH',
  fb: 'FACEBOOK',
} as const satisfies Readonly<Record<string, Platform>>

const byCode: ReadonlyMap<string, Platform> = new Map(Object.entries(channelCodes))

/** Names under which a platform stands in `utm_source`, in small letters. */
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

/** Instagram's browser names Facebook too, so it is looked for first. */
const inApp: readonly (readonly [RegExp, Platform])[] = [
  [/\bInstagram\b/, 'INSTAGRAM'],
  [/musical_ly|BytedanceWebview|ByteLocale|\bTikTok\b|\btrill_/, 'TIKTOK'],
  [/\bSnapchat\b/, 'SNAPCHAT'],
  [/\bTwitter(?: for |Android\b)/, 'TWITTER'],
  [/com\.google\.android\.youtube|com\.google\.ios\.youtube|\bYouTube\//, 'YOUTUBE'],
  [/\bFB(?:AN|AV|_IAB)\b|\[FB/, 'FACEBOOK'],
]

/** The platform whose app opened the link in a browser of its own; null for every other browser. */
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
  /** The last part of the link's path. */
  readonly variant: string | null
  readonly utmSource: string | null
  /** What `inAppPlatform` makes of the browser's name for itself. */
  readonly inApp: Platform | null
  readonly referrer: string | null
}

/** Where a click came from: the first of these that says something (N-04). A variant nobody gave out says nothing. */
export const channelOf = ({ variant, utmSource, inApp: app, referrer }: ChannelHints): Channel =>
  (variant && byCode.get(variant.toLowerCase())) ||
  (utmSource && bySource.get(utmSource.toLowerCase())) ||
  app ||
  (referrer && ofReferrer(referrer)) ||
  'OTHER'

/** What the brand reads in `utm_source`. */
export const sourceOf = (channel: Channel): string => (channel === 'OTHER' ? 'wasla' : channel.toLowerCase())
