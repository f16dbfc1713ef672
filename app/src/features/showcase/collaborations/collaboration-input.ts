import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import { businessCollaborationRules, individualCollaborationRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'

export type CollaborationType = CreateBrandCollaborationInput['type']

/** What is in the form. Switching between business and person loses the input of neither. */
export type CollaborationDraft = {
  type: CollaborationType
  /** The business: one of the list with its domain, or a typed name without. */
  brand: { name: string; domain: string | null } | null
  /** Website of a business that is on no list. */
  website: string
  userName: string
  url: string
}

type Saved = { type: CollaborationType; brand_name: string; brandDomain: string | null; url: string | null }

/** What the form opens with: nothing, or the saved collaboration. */
export const draftOf = (one: Saved | null): CollaborationDraft => ({
  type: one?.type ?? 'business',
  brand: one?.type === 'business' ? { name: one.brand_name, domain: one.brandDomain } : null,
  website: '',
  userName: one?.type === 'individual' ? one.brand_name : '',
  url: one?.url ?? '',
})

const orNull = (typed: string) => typed.trim() || null

/** For `createBrandCollaboration`. `profileId` is the owner of the user name, if a member has it (D-14). */
export const inputOf = (draft: CollaborationDraft, profileId: string | null): CreateBrandCollaborationInput =>
  draft.type === 'business'
    ? {
        type: 'business',
        brand_name: draft.brand?.name ?? '',
        brandDomain: draft.brand?.domain ?? orNull(draft.website),
        url: orNull(draft.url),
      }
    : { type: 'individual', brand_name: draft.userName, individualProfileId: profileId, url: orNull(draft.url) }

/** For `updateBrandCollaboration`, which cannot turn a business into a person or back. */
export function changeOf(id: string, draft: CollaborationDraft, profileId: string | null): UpdateBrandCollaborationInput {
  const { type: _type, ...change } = inputOf(draft, profileId)
  return { id, ...change }
}

/** What the contract's rules find wrong before anything is sent. */
export const problemsOfDraft = (draft: CollaborationDraft) =>
  problemsOf(draft.type === 'business' ? businessCollaborationRules : individualCollaborationRules, inputOf(draft, null))
