import { readUrl } from '../platform/url.ts'
import type { BrandCollaborationRecord, OwnedProfileLink, OwnedRateCard } from './record.ts'

/** Hosts of players that a page may embed (D-12). The page's content security policy allows the same hosts. */
export const playerHosts: ReadonlySet<string> = new Set([
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'player.twitch.tv',
  'www.tiktok.com',
  'www.instagram.com',
  'platform.twitter.com',
])

/**
 * Returns the markup if a page may show it: it must be one plain iframe of a known player. Returns null for any other markup (security case
 * 49).
 */
export function playerOf(html: string | null): string | null {
  const source = /^<iframe src="(https:\/\/[^"<>\s]+)"><\/iframe>$/.exec(html ?? '')?.[1]
  const host = source === undefined ? undefined : readUrl(source)?.hostname
  return host !== undefined && playerHosts.has(host) ? html : null
}

const html = (record: { html: string | null }) => playerOf(record.html)

/* Field resolvers that differ from the record. */
export const featuredPostFields = { html }
export const profileLinkFields = { html, is_visible: (link: OwnedProfileLink) => link.isVisible }
export const rateCardFields = { termsAndConditionsLink: (card: OwnedRateCard) => card.termsLink }
export const brandCollaborationFields = {
  html,
  brand_name: (collaboration: BrandCollaborationRecord) => collaboration.brandName,
}
