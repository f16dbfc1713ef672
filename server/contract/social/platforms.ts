import { readUrl } from '../platform/url.ts'
import type { Platform } from './record.ts'

/** A platform's own name, the same in both languages; what messages say for `{platform}`. */
export const platformNames: Readonly<Record<Platform, string>> = {
  INSTAGRAM: 'Instagram',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  TWITCH: 'Twitch',
  SNAPCHAT: 'Snapchat',
  FACEBOOK: 'Facebook',
}

/** Where a platform's pages live (D-11, Appendix G); their subdomains belong to them. */
export const platformHosts: Readonly<Record<Platform, readonly string[]>> = {
  INSTAGRAM: ['instagram.com'],
  TWITTER: ['twitter.com', 'x.com'],
  TIKTOK: ['tiktok.com', 'vm.tiktok.com'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  TWITCH: ['twitch.tv'],
  SNAPCHAT: ['snapchat.com'],
  FACEBOOK: ['facebook.com', 'fb.watch'],
}

/** Whether an address that was accepted by `webAddress` is one of the platform's own. */
export function isOnPlatform(address: string, platform: Platform): boolean {
  const hostname = readUrl(address)?.hostname ?? ''
  return platformHosts[platform].some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Where a platform's posts and its own pages live: no account has these names. */
const notHandles = new Set([
  'watch',
  'shorts',
  'p',
  'reel',
  'reels',
  'stories',
  'explore',
  'home',
  'hashtag',
  'i',
  'share',
  'videos',
  'embed',
  't',
])

/** The account an address of a platform names: `https://x.com/@nabt` → `nabt`; null where it names none. */
export function handleOf(address: string): string | null {
  const [first, second] = (readUrl(address)?.pathname ?? '').split('/').filter(Boolean)
  const part = first !== undefined && ['add', 'c', 'user', 'channel'].includes(first) ? second : first
  const handle = part?.replace(/^@/, '') ?? ''
  return /^[\w.-]{1,60}$/.test(handle) && !notHandles.has(handle.toLowerCase()) ? handle : null
}
