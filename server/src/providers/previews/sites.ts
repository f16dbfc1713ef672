import { playerHosts } from '@wasla/contract/showcase/fields.ts'
import { platformHosts } from '@wasla/contract/social/platforms.ts'

/** Returns whether a host is one of these names or a subdomain of one. */
export const isBelow = (host: string, names: readonly string[]) => names.some((name) => host === name || host.endsWith(`.${name}`))

/** Hosts whose pages are read for a preview: only those of the platforms. */
export const pageHosts: readonly string[] = Object.values(platformHosts).flat()

/** Hosts of the platforms’ pictures. */
export const pictureHosts: readonly string[] = [
  'ytimg.com',
  'ggpht.com',
  'yt3.googleusercontent.com',
  'tiktokcdn.com',
  'tiktokcdn-us.com',
  'tiktokcdn-eu.com',
  'cdninstagram.com',
  'fbcdn.net',
  'twimg.com',
  'jtvnw.net',
  'sc-cdn.net',
]

type Site = {
  hosts: readonly string[]
  /** Address of the site’s oEmbed, if it needs no key. */
  oEmbed?: string
  /** Returns the site’s player for an address; null if the address has none. */
  player?(url: URL, ourHost: string): string | null
}

const found = (pattern: RegExp, text: string, make: (id: string) => string): string | null => {
  const id = pattern.exec(text)?.[1]
  return id === undefined ? null : make(id)
}

const sites: readonly Site[] = [
  { hosts: platformHosts.YOUTUBE, oEmbed: 'https://www.youtube.com/oembed' },
  { hosts: platformHosts.TIKTOK, oEmbed: 'https://www.tiktok.com/oembed' },
  {
    hosts: platformHosts.TWITTER,
    player: ({ pathname }) =>
      found(/^\/\w{1,30}\/status\/(\d{1,25})/, pathname, (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}`),
  },
  {
    hosts: platformHosts.INSTAGRAM,
    player: ({ pathname }) => found(/\/((?:p|reel)\/[\w-]{1,40})/, pathname, (post) => `https://www.instagram.com/${post}/embed`),
  },
  {
    hosts: platformHosts.TWITCH,
    player: ({ pathname }, ourHost) =>
      found(/^\/videos\/(\d{1,20})/, pathname, (id) => `https://player.twitch.tv/?video=${id}&parent=${ourHost}`),
  },
]

export const siteOf = (host: string): Site | undefined => sites.find((site) => isBelow(host, site.hosts))

/** Returns an iframe of a known player, the only markup that is ever stored; null for any other address (security case 49). */
export function playerFrame(source: string | null): string | null {
  const url = source !== null && URL.canParse(source) ? new URL(source) : null
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || !playerHosts.has(url.hostname)) return null
  // YouTube’s player at this host sets no cookies.
  if (url.hostname === 'www.youtube.com') url.hostname = 'www.youtube-nocookie.com'
  return /["<>\s]/.test(url.href) ? null : `<iframe src="${url.href}"></iframe>`
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/').replaceAll('&quot;', '"')

/** Returns the player in the markup of an oEmbed response. Nothing else of the markup is stored. */
export const playerIn = (markup: string): string | null =>
  playerFrame(unescaped(/<iframe\b[^<>]*?\ssrc=["']([^"']+)["']/i.exec(markup)?.[1] ?? '')) ??
  playerFrame(found(/\sdata-video-id=["'](\d{1,25})["']/, markup, (id) => `https://www.tiktok.com/embed/v2/${id}`))

/** Returns the picture that a page names for links to it (Open Graph); null if it names none. */
export function pictureIn(page: string): string | null {
  for (const [tag] of page.matchAll(/<meta\b[^<>]{1,2000}>/gi))
    if (/\b(?:property|name)=["']og:image(?::secure_url|:url)?["']/i.test(tag)) {
      const content = /\bcontent=["']([^"']+)["']/i.exec(tag)?.[1]
      if (content !== undefined) return unescaped(content)
    }
  return null
}
