import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Channel } from '@wasla/contract/tracking/record.ts'
import { hour, minute } from '../clock.ts'

const second = 1_000

/**
 * Shares of a network's clicks in each of the five hours from nine on. In the second hour, up to `burst` clicks happen within one minute.
 */
const shares = [0.076, 0.295, 0.338, 0.229, 0.062] as const
const firstHour = 9
const burstMinute = 42
const burst = 15

/** Returns the time of the click with this index in a network case. The clicks are a rush before noon, with one very busy minute. */
export function networkMoment(date: string, index: number, count: number): number {
  const morning = startOfDay(date) + firstHour * hour
  let left = index
  for (const [at, share] of shares.entries()) {
    const inHour = Math.max(1, Math.round(share * count))
    if (left < inHour || at === shares.length - 1) {
      if (at === 1 && left < Math.min(burst, inHour / 3)) return morning + hour + burstMinute * minute + left * 4 * second
      return morning + at * hour + Math.min(hour - second, Math.floor((left * hour) / inHour) + 7 * second)
    }
    left -= inHour
  }
  return morning
}

/** Browser families by channel. Each is the browser of the channel's app. */
const families: Readonly<Partial<Record<Channel, readonly string[]>>> = {
  INSTAGRAM: ['Instagram iOS', 'Instagram iOS', 'Instagram Android'],
  SNAPCHAT: ['Snapchat iOS', 'Snapchat Android'],
  TIKTOK: ['TikTok iOS', 'TikTok Android', 'TikTok Android'],
  TWITTER: ['X iOS', 'X Android'],
}
const phones = ['Safari iOS', 'Chrome Android', 'Chrome Android', 'Samsung Android', 'Chrome Windows'] as const

/** Returns the browser family of a visitor's click. */
export function familyAt(channel: Channel, index: number): string {
  const named = families[channel] ?? phones
  return named[index % named.length] ?? phones[0]
}

/** Browser families that a script pretends to be. They are rarely on phones. */
const pretended = ['Other', 'Chrome Linux', 'Other', 'Firefox Windows', 'Other', 'Opera Linux', 'Chrome Windows'] as const
export const pretendedFamilyAt = (index: number): string => pretended[index % pretended.length] ?? 'Other'
