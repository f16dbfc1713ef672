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
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import { createBrandCollaboration, deleteBrandCollaboration, updateBrandCollaboration } from './collaborations.ts'
import { createProfileLink, deleteProfileLink, reorderProfileLinks, updateProfileLink } from './links.ts'
import { createFeaturedPost, deleteFeaturedPost, updateFeaturedPost } from './posts.ts'
import type { PreviewDeps } from './previews.ts'
import { createRateCard, deleteRateCard, updateRateCard } from './rate-cards.ts'
import { findCollaborations, replaceBrandIcon } from './stores/collaborations.ts'
import { findLinks } from './stores/links.ts'
import { findBrands, findPartners } from './stores/partners.ts'
import { findPosts } from './stores/posts.ts'
import { findRateCards } from './stores/rate-cards.ts'

export { collaborationRow } from './stores/collaborations.ts'
export { profileLinkRow } from './stores/links.ts'
export { featuredPostRow } from './stores/posts.ts'
export { rateCardRow } from './stores/rate-cards.ts'

type Removed = Promise<{ id: string }>

/** What a use case changes one kind of record with (D-19). Somebody else's record is answered like one that does not exist. */
type Changes<Record, Create, Update> = {
  create(owner: Owner, input: Create): Promise<Record>
  update(owner: Owner, input: Update): Promise<Record>
  remove(owner: Owner, id: string): Removed
}

/** The records of one kind: newest first, links in their owner's order. */
type Lists<Record> = {
  /** Of an owner whose profile the caller may see: their own, or one that was found to be visible before. */
  own(owner: Owner): Promise<Record[]>
  /** Of the profile that somebody names. Throws `PROFILE_NOT_FOUND` where not everybody may see it (D-05). */
  of(profile: Owner): Promise<Record[]>
}

/** Everything a profile shows of its work (D-10 to D-19). */
export type ShowcaseService = {
  posts: Lists<FeaturedPostRecord> & Changes<FeaturedPostRecord, Types.CreateFeaturedPostInput, Types.UpdateFeaturedPostInput>
  links: Lists<OwnedProfileLink> &
    Changes<OwnedProfileLink, Types.CreateProfileLinkInput, Types.UpdateProfileLinkInput> & {
      visible(owner: Owner): Promise<OwnedProfileLink[]>
      reorder(owner: Owner, ids: readonly string[]): Promise<OwnedProfileLink[]>
    }
  collaborations: Lists<BrandCollaborationRecord> &
    Changes<BrandCollaborationRecord, Types.CreateBrandCollaborationInput, Types.UpdateBrandCollaborationInput>
  rateCards: Changes<OwnedRateCard, Types.CreateRateCardInput, Types.UpdateRateCardInput> & {
    own(owner: Owner, platform: Platform | null): Promise<OwnedRateCard[]>
    /** Throws `PROFILE_NOT_FOUND` where not everybody may see the profile (D-05). */
    of(profile: Owner & { readonly platform?: Platform | null }): Promise<OwnedRateCard[]>
  }
  /** The people of these ids that everybody may see. */
  partners(ids: readonly string[]): Promise<Map<string, Partner>>
  brands(term: string, language: Language): Promise<Types.BrandSuggestion[]>
}

/** Replaces a brand's picture beside other people's work (D-15), in the transaction that changed the brand. Null where it is not shown any more. */
export const changeBrandIcon = (tx: Database, from: string, to: string | null) => replaceBrandIcon(tx, from, to)

const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })
const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))

type ShowcaseDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>
type Others = { profiles: Pick<ProfilesService, 'requireVisible'> }

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
      create: (owner, input) => createFeaturedPost(deps, owner, input),
      update: (owner, input) => updateFeaturedPost(deps, owner, input),
      remove: (owner, id) => deleteFeaturedPost(deps, owner, id),
    },
    links: {
      own: (owner) => links(owner, 'all'),
      visible: (owner) => links(owner, 'visible'),
      of: async (profile) => links(await visible(profile), 'visible'),
      create: async (owner, input) => owned(owner, await createProfileLink(deps, owner, input)),
      update: async (owner, input) => owned(owner, await updateProfileLink(deps, owner, input)),
      remove: (owner, id) => deleteProfileLink(deps, owner, id),
      reorder: async (owner, ids) => allOwned(owner, await reorderProfileLinks(deps, owner, ids)),
    },
    collaborations: {
      own: collaborations,
      of: async (profile) => collaborations(await visible(profile)),
      create: (owner, input) => createBrandCollaboration(deps, owner, input),
      update: (owner, input) => updateBrandCollaboration(deps, owner, input),
      remove: (owner, id) => deleteBrandCollaboration(deps, owner, id),
    },
    rateCards: {
      own: rateCards,
      of: async (profile) => rateCards(await visible(profile), profile.platform),
      create: async (owner, input) => owned(owner, await createRateCard(deps, owner, input)),
      update: async (owner, input) => owned(owner, await updateRateCard(deps, owner, input)),
      remove: (owner, id) => deleteRateCard(deps, owner, id),
    },
    partners: (ids) => findPartners(db, ids),
    async brands(term, language) {
      const text = brandQueryOf(term)
      return text === null ? [] : (await findBrands(db, text)).flatMap((brand) => suggestionsOf(brand, language))
    },
  }
}
