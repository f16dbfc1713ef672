import { readUrl } from '../platform/url.ts'
import type { Platform } from './record.ts'

/** The hosts of each platform's pages (D-11, Appendix G); their subdomains belong to it too. */
export const platformHosts: Readonly<Record<Platform, readonly string[]>> = {
  INSTAGRAM: ['instagram.com'],
  TWITTER: ['twitter.com', 'x.com'],
  TIKTOK: ['tiktok.com', 'vm.tiktok.com'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  TWITCH: ['twitch.tv'],
  SNAPCHAT: ['snapchat.com'],
  FACEBOOK: ['facebook.com', 'fb.watch'],
}

/** Whether an address that `webAddress` accepted belongs to the platform. */
export function isOnPlatform(address: string, platform: Platform): boolean {
  const hostname = readUrl(address)?.hostname ?? ''
  return platformHosts[platform].some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Paths of posts and of the platforms' own pages: no account has these names. */
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

/** The handle in an address of a platform, `https://x.com/@nabt` → `nabt`; null where there is none. */
export function handleOf(address: string): string | null {
  const [first, second] = (readUrl(address)?.pathname ?? '').split('/').filter(Boolean)
  const part = first !== undefined && ['add', 'c', 'user', 'channel'].includes(first) ? second : first
  const handle = part?.replace(/^@/, '') ?? ''
  return /^[\w.-]{1,60}$/.test(handle) && !notHandles.has(handle.toLowerCase()) ? handle : null
}
