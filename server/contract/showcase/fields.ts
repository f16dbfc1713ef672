import { readUrl } from '../platform/url.ts'
import type { BrandCollaborationRecord, OwnedProfileLink, OwnedRateCard } from './record.ts'

/** Players that may stand in a page (D-12); the page's own policy names the same. */
export const playerHosts: ReadonlySet<string> = new Set([
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'player.twitch.tv',
  'www.tiktok.com',
  'www.instagram.com',
  'platform.twitter.com',
])

/** Stored markup as a page may have it: one bare frame of a known player, or nothing, whoever wrote the row (security case 49). */
export function playerOf(html: string | null): string | null {
  const source = /^<iframe src="(https:\/\/[^"<>\s]+)"><\/iframe>$/.exec(html ?? '')?.[1]
  const host = source === undefined ? undefined : readUrl(source)?.hostname
  return host !== undefined && playerHosts.has(host) ? html : null
}

const html = (shown: { html: string | null }) => playerOf(shown.html)

/** Fields of `FeaturedPost` that need more than their record's name. */
export const featuredPostFields = { html }
export const profileLinkFields = { html, is_visible: (link: OwnedProfileLink) => link.isVisible }
export const rateCardFields = { termsAndConditionsLink: (card: OwnedRateCard) => card.termsLink }
export const brandCollaborationFields = {
  html,
  brand_name: (one: BrandCollaborationRecord) => one.brandName,
}
