import type * as Types from '@wasla/contract/generated/user-types.ts'
import { brandQueryOf, suggestionsOf } from '@wasla/contract/showcase/brands.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Partner } from '@wasla/contract/showcase/partners.ts'
import type {
  BrandCollaborationRecord,
  FeaturedPostRecord,
  OwnedProfileLink,
  OwnedRateCard,
  Owner,
} from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { allOwned } from '@wasla/contract/showcase/owned.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { collaborationChanges } from './collaborations.ts'
import { profileLinkChanges } from './links.ts'
import { featuredPostChanges } from './posts.ts'
import type { PreviewDeps } from './previews.ts'
import { rateCardChanges } from './rate-cards.ts'
import { findCollaborations, replaceBrandIcon } from './stores/collaborations.ts'
import { findLinks } from './stores/links.ts'
import { findBrands, findPartners } from './stores/partners.ts'
import { findPosts } from './stores/posts.ts'
import { findRateCards } from './stores/rate-cards.ts'

export { collaborationRow } from './stores/collaborations.ts'
export { profileLinkRow } from './stores/links.ts'
export { featuredPostRow } from './stores/posts.ts'
export { findRateCardsOfAll, rateCardRow } from './stores/rate-cards.ts'

/** Lists of one kind of record, newest first. Links are in their owner's order. */
type Lists<Record> = {
  /** Returns the list of a profile without a check. Pass the caller's own profile, or one whose visibility was checked. */
  own(owner: Owner): Promise<Record[]>
  /** Returns the list of a profile. Throws `PROFILE_NOT_FOUND` if it is not public (D-05). */
  of(profile: Owner): Promise<Record[]>
}

/** Use cases of a profile's showcase (D-10 to D-19). */
export type ShowcaseService = {
  posts: Lists<FeaturedPostRecord> & ReturnType<typeof featuredPostChanges>
  links: Lists<OwnedProfileLink> & ReturnType<typeof profileLinkChanges> & { visible(owner: Owner): Promise<OwnedProfileLink[]> }
  collaborations: Lists<BrandCollaborationRecord> & ReturnType<typeof collaborationChanges>
  rateCards: ReturnType<typeof rateCardChanges> & {
    own(owner: Owner, platform: Platform | null): Promise<OwnedRateCard[]>
    /** Throws `PROFILE_NOT_FOUND` if the profile is not public (D-05). */
    of(profile: Owner & { readonly platform?: Platform | null }): Promise<OwnedRateCard[]>
  }
  /** Of the given people, returns those who have a public page, by id. */
  partners(ids: readonly string[]): Promise<Map<string, Partner>>
  brands(term: string, language: Language): Promise<Types.BrandSuggestion[]>
}

/**
 * Replaces a brand's picture in collaborations of others (D-15), or removes it if the brand is no longer public. Runs in the transaction
 * that changed the brand.
 */
export const changeBrandIcon = (tx: Database, from: string, to: string | null) => replaceBrandIcon(tx, from, to)

type ShowcaseDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>
/** The part of the profiles' service that this domain needs. It is passed in, because the domain of profiles imports this one. */
type Others = { profiles: { requireVisible(profile: Owner): Promise<void> } }

export function createShowcaseService(deps: ShowcaseDeps, { profiles }: Others): ShowcaseService {
  const { db } = deps
  const posts = ({ profileId }: Owner) => findPosts(db, profileId)
  const collaborations = ({ profileId }: Owner) => findCollaborations(db, profileId)
  const links = async (owner: Owner, which: 'all' | 'visible') => allOwned(owner, await findLinks(db, owner.profileId, which))
  const rateCards = async (owner: Owner, platform?: Platform | null) => allOwned(owner, await findRateCards(db, owner.profileId, platform))
  async function visible<O extends Owner>(profile: O): Promise<O> {
    await profiles.requireVisible(profile)
    return profile
  }
  return {
    posts: {
      own: posts,
      of: async (profile) => posts(await visible(profile)),
      ...featuredPostChanges(deps),
    },
    links: {
      own: (owner) => links(owner, 'all'),
      visible: (owner) => links(owner, 'visible'),
      of: async (profile) => links(await visible(profile), 'visible'),
      ...profileLinkChanges(deps),
    },
    collaborations: {
      own: collaborations,
      of: async (profile) => collaborations(await visible(profile)),
      ...collaborationChanges(deps),
    },
    rateCards: {
      own: rateCards,
      of: async (profile) => rateCards(await visible(profile), profile.platform),
      ...rateCardChanges(deps),
    },
    partners: (ids) => findPartners(db, ids),
    async brands(term, language) {
      const text = brandQueryOf(term)
      return text === null ? [] : (await findBrands(db, text)).flatMap((brand) => suggestionsOf(brand, language))
    },
  }
}
