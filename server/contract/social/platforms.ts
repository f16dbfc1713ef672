import { readUrl } from '../platform/url.ts'
import type { Platform } from './record.ts'

/** The hosts of each platform's pages (D-11, Appendix G), including their subdomains. */
export const platformHosts: Readonly<Record<Platform, readonly string[]>> = {
  INSTAGRAM: ['instagram.com'],
  TWITTER: ['twitter.com', 'x.com'],
  TIKTOK: ['tiktok.com', 'vm.tiktok.com'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  TWITCH: ['twitch.tv'],
  SNAPCHAT: ['snapchat.com'],
  FACEBOOK: ['facebook.com', 'fb.watch'],
}

/** Returns whether an address that `webAddress` accepted belongs to the platform. */
export function isOnPlatform(address: string, platform: Platform): boolean {
  const hostname = readUrl(address)?.hostname ?? ''
  return platformHosts[platform].some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** First parts of the paths of posts and of the platforms' own pages. They are never the handle of an account. */
const notHandles = new Set(
  'watch shorts p reel reels tv stories explore home hashtag i share videos embed t live playlist results feed search login intent spotlight discover groups events marketplace photo photo.php story.php permalink.php'.split(
    ' ',
  ),
)

/** Parts of a path before the id of a post, as in `/nabt/status/1`. Without an id after it, such a part is a tab of the account's page. */
const beforePosts = new Set([
  'p',
  'reel',
  'reels',
  'tv',
  'video',
  'videos',
  'photo',
  'photos',
  'posts',
  'status',
  'clip',
  'spotlight',
  'live',
])

/** Hosts whose short addresses all lead to posts. */
const postHosts = new Set(['youtu.be', 'vm.tiktok.com', 'vt.tiktok.com', 'fb.watch', 'clips.twitch.tv'])

/** Returns a decoded part of a path; null if its encoding is invalid. */
function readPart(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return null
  }
}

type AddressParts = { readonly host: string; readonly path: readonly string[]; readonly handle: string | null }

/** Returns the handle in an address and the path after it. Handles may use letters of any script, encoded or not (Y-21). */
function partsOf(address: string): AddressParts {
  const url = readUrl(address)
  const parts = (url?.pathname ?? '').split('/').filter(Boolean)
  const isPrefixed = ['add', 'c', 'user', 'channel'].includes(parts[0] ?? '')
  const [name = '', ...path] = isPrefixed ? parts.slice(1) : parts
  const handle = readPart(name)?.replace(/^@/, '') ?? ''
  const isHandle = /^[\p{L}\p{M}\p{N}_.·-]{1,60}$/u.test(handle) && !notHandles.has(handle.toLowerCase())
  return { host: url?.hostname.replace(/^www\./, '') ?? '', path, handle: isHandle ? handle : null }
}

/** Returns the author of the post at an address, `https://x.com/nabt/status/1` → `nabt`; null if the address does not contain it. */
export const authorOf = (address: string): string | null => partsOf(address).handle

/** Returns the handle in the address of an account, `https://x.com/@nabt` → `nabt`; null if there is none or it is a post (Y-21). */
export function handleOf(address: string): string | null {
  const { host, path, handle } = partsOf(address)
  const isPost = postHosts.has(host) || (path.length > 1 && beforePosts.has(path[0] ?? ''))
  return isPost ? null : handle
}
