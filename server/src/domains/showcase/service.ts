import type * as Types from '@wasla/contract/generated/user-types.ts'
import type { Partner } from '@wasla/contract/showcase/collaborations.ts'
import type { BrandCollaborationRecord, FeaturedPostRecord, OwnedProfileLink, OwnedRateCard } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Viewer } from '../session/viewer.ts'
import { requireVisible, type ProfileQuery } from '../profiles/service.ts'
import { createCollaboration, deleteCollaboration, findCollaborations, updateCollaboration } from './collaborations.ts'
import { createLink, deleteLink, findLinks, reorderLinks, updateLink } from './links.ts'
import { findPartners, searchBrands } from './partners.ts'
import { createPost, deletePost, findPosts, updatePost, type PostDeps } from './posts.ts'
import { createCard, deleteCard, findCards, updateCard } from './rate-cards.ts'

type Removed = Promise<{ id: string }>
/** The profile whose things are asked for: the viewer's, or one that was found to be visible before. */
type Owner = Pick<Viewer, 'profileId' | 'profileType'>

/** A kind of thing a profile shows: its own list, what anybody sees of it, and how it is changed (D-19). Lists are newest first; links have their owner's order. */
type Shown<Record, Create, Update> = {
  mine(owner: Owner): Promise<Record[]>
  /** Throws `PROFILE_NOT_FOUND` where nobody may see the profile (D-05). */
  of(asked: ProfileQuery): Promise<Record[]>
  create(viewer: Viewer, input: Create): Promise<Record>
  update(viewer: Viewer, input: Update): Promise<Record>
  remove(viewer: Viewer, id: string): Removed
}

/** Everything a profile shows of its work (D-10 to D-19). */
export type ShowcaseService = {
  posts: Shown<FeaturedPostRecord, Types.CreateFeaturedPostInput, Types.UpdateFeaturedPostInput>
  links: Shown<OwnedProfileLink, Types.CreateProfileLinkInput, Types.UpdateProfileLinkInput> & {
    visible(owner: Owner): Promise<OwnedProfileLink[]>
    reorder(viewer: Viewer, ids: readonly string[]): Promise<OwnedProfileLink[]>
  }
  collaborations: Shown<BrandCollaborationRecord, Types.CreateBrandCollaborationInput, Types.UpdateBrandCollaborationInput>
  cards: Omit<Shown<OwnedRateCard, Types.CreateRateCardInput, Types.UpdateRateCardInput>, 'mine' | 'of'> & {
    mine(owner: Owner, platform: Platform | null): Promise<OwnedRateCard[]>
    of(asked: ProfileQuery & { platform?: Platform | null }): Promise<OwnedRateCard[]>
  }
  /** People of these ids whom anybody may see. */
  partners(ids: readonly string[]): Promise<Map<string, Partner>>
  brands(term: string): Promise<Types.BrandSuggestion[]>
}

export function createShowcaseService(deps: PostDeps): ShowcaseService {
  const { db } = deps
  /** Whose page it is, if it may be seen. */
  const seen = async <A extends ProfileQuery>(asked: A): Promise<A> => {
    await requireVisible(db, asked)
    return asked
  }
  return {
    posts: {
      mine: ({ profileId }) => findPosts(db, profileId),
      of: async (asked) => findPosts(db, (await seen(asked)).profileId),
      create: (viewer, input) => createPost(deps, viewer, input),
      update: (viewer, input) => updatePost(deps, viewer, input),
      remove: (viewer, id) => deletePost(deps, viewer, id),
    },
    links: {
      mine: (viewer) => findLinks(db, viewer, 'all'),
      visible: (viewer) => findLinks(db, viewer, 'visible'),
      of: async (asked) => findLinks(db, await seen(asked), 'visible'),
      create: (viewer, input) => createLink(deps, viewer, input),
      update: (viewer, input) => updateLink(deps, viewer, input),
      remove: (viewer, id) => deleteLink(deps, viewer, id),
      reorder: (viewer, ids) => reorderLinks(deps, viewer, ids),
    },
    collaborations: {
      mine: ({ profileId }) => findCollaborations(db, profileId),
      of: async (asked) => findCollaborations(db, (await seen(asked)).profileId),
      create: (viewer, input) => createCollaboration(deps, viewer, input),
      update: (viewer, input) => updateCollaboration(deps, viewer, input),
      remove: (viewer, id) => deleteCollaboration(deps, viewer, id),
    },
    cards: {
      mine: (viewer, platform) => findCards(db, viewer, platform),
      of: async (asked) => findCards(db, await seen(asked), asked.platform),
      create: (viewer, input) => createCard(deps, viewer, input),
      update: (viewer, input) => updateCard(deps, viewer, input),
      remove: (viewer, id) => deleteCard(deps, viewer, id),
    },
    partners: (ids) => findPartners(db, ids),
    brands: (term) => searchBrands(db, term),
  }
}
