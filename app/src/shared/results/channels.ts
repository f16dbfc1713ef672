import { isPlatform } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'

/** Key for clicks that came from no platform, and for platforms that are too small to be drawn. */
export const otherChannel = 'OTHER'

/** Key for results that came by a code. They have no clicks. */
export const codeChannel = 'CODE'

/** Largest number of platforms that are named. With “Other”, a chart has as many parts as a reader can distinguish. */
const named = 4

export type ChannelCounts = { readonly key: string; readonly clicks: number; readonly approved: number }

/**
 * Returns the platforms of a range in the order of all charts of the page: by clicks, then by name. Codes come after them, and “Other” comes
 * last.
 */
export function shownChannels(channels: readonly ChannelCounts[]): readonly (Platform | typeof codeChannel | typeof otherChannel)[] {
  const largest = channels
    .filter(({ key, clicks, approved }) => key !== otherChannel && clicks + approved > 0)
    .toSorted((one, other) => other.clicks - one.clicks || one.key.localeCompare(other.key, 'en'))
    .map(({ key }) => key)
    .filter(isPlatform)
    .slice(0, named)
  const codes = approvedByCodeIn(channels) > 0 ? ([codeChannel] as const) : []
  const isShown = (key: string) => [...largest, ...codes].some((each) => each === key)
  const rest = channels.some(({ key, clicks, approved }) => !isShown(key) && clicks + approved > 0)
  return [...largest, ...codes, ...(rest ? ([otherChannel] as const) : [])]
}

/** Returns the approved results that came by a code. */
export const approvedByCodeIn = (channels: readonly ChannelCounts[]): number =>
  channels.find(({ key }) => key === codeChannel)?.approved ?? 0

/** Returns the counts of each shown channel. Channels that are not shown count for “Other”. */
export function countsOf(shown: readonly string[], channels: readonly ChannelCounts[]): ChannelCounts[] {
  const isRest = (key: string) => !shown.some((each) => each !== otherChannel && each === key)
  return shown.map((key) => {
    const own = channels.filter((channel) => (key === otherChannel ? isRest(channel.key) : channel.key === key))
    const sum = (of: 'clicks' | 'approved') => own.reduce((total, channel) => total + channel[of], 0)
    return { key, clicks: sum('clicks'), approved: sum('approved') }
  })
}
