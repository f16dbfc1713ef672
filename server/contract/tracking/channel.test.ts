import { describe, expect, it } from 'vitest'
import { channelOf, inAppPlatform, sourceOf, type ChannelHints } from './channel.ts'

const none: ChannelHints = { variant: null, utmSource: null, inApp: null, referrer: null }
const of = (hints: Partial<ChannelHints>) => channelOf({ ...none, ...hints })

describe('the channel of a click', () => {
  it('is that of the first hint that names a channel: variant, utm_source, app, referrer', () => {
    const all = { variant: 'yt', utmSource: 'tiktok', inApp: 'INSTAGRAM', referrer: 'https://t.co/x' } as const
    expect(of(all)).toBe('YOUTUBE')
    expect(of({ ...all, variant: null })).toBe('TIKTOK')
    expect(of({ ...all, variant: null, utmSource: null })).toBe('INSTAGRAM')
    expect(of({ referrer: all.referrer })).toBe('TWITTER')
    expect(of({})).toBe('OTHER')
  })

  it.each([
    ['ig', 'INSTAGRAM'],
    ['tt', 'TIKTOK'],
    ['yt', 'YOUTUBE'],
    ['x', 'TWITTER'],
    ['sc', 'SNAPCHAT'],
    ['tw', 'TWITCH'],
    ['fb', 'FACEBOOK'],
    ['IG', 'INSTAGRAM'],
    ['zz', 'OTHER'],
    ['constructor', 'OTHER'],
    ['', 'OTHER'],
  ] as const)('for the variant %j is %s', (variant, channel) => expect(of({ variant })).toBe(channel))

  it('is that of the next hint if a variant or a source is unknown', () =>
    expect(of({ variant: 'zz', utmSource: '__proto__', inApp: 'SNAPCHAT' })).toBe('SNAPCHAT'))

  it.each([
    ['https://l.instagram.com/?u=x', 'INSTAGRAM'],
    ['https://www.tiktok.com/', 'TIKTOK'],
    ['https://x.com/somebody', 'TWITTER'],
    ['android-app://com.twitter.android/', 'TWITTER'],
    ['https://m.youtube.com/watch', 'YOUTUBE'],
    ['https://www.twitch.tv/', 'TWITCH'],
    ['http://lm.facebook.com/', 'FACEBOOK'],
    ['https://story.snapchat.com/', 'SNAPCHAT'],
    ['https://notinstagram.com/', 'OTHER'],
    ['https://instagram.com.evil.example/', 'OTHER'],
    ['nonsense', 'OTHER'],
  ] as const)('for the referrer %s is %s', (referrer, channel) => expect(of({ referrer })).toBe(channel))
})

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 320.0.0.29.109 (iPhone14,5; iOS 17_4; ar_SA)',
    'INSTAGRAM',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) AppleWebKit/537.36 Chrome/122.0 Mobile Safari/537.36 trill_2023 BytedanceWebview',
    'TIKTOK',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/21D61 musical_ly_33.2.0 JsSdk/2.0 ByteLocale/ar', 'TIKTOK'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/12.77.0.45 (like Safari/604.1)', 'SNAPCHAT'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Twitter for iPhone/10.33', 'TWITTER'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/122 Mobile Safari/537.36 TwitterAndroid', 'TWITTER'],
  ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/122 Mobile [FB_IAB/FB4A;FBAV/450.0.0;]', 'FACEBOOK'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]', 'FACEBOOK'],
  ['com.google.android.youtube/19.09 (Linux; U; Android 14)', 'YOUTUBE'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0 Safari/537.36', null],
  ['', null],
] as const)('finds the app in the user agent %s', (agent, platform) => expect(inAppPlatform(agent)).toBe(platform))

it('utm_source is the platform in lower case, or wasla', () => {
  expect(sourceOf('INSTAGRAM')).toBe('instagram')
  expect(sourceOf('OTHER')).toBe('wasla')
})
