import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import { businessCollaborationRules, individualCollaborationRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'

export type CollaborationType = CreateBrandCollaborationInput['type']

/** Values of the form. If the user switches between business and person, the input for both is kept. */
export type CollaborationDraft = {
  type: CollaborationType
  /** The business. `domain` is set if the business is listed. */
  brand: { name: string; domain: string | null } | null
  /** Website of a business that is not listed. */
  website: string
  userName: string
  url: string
}

type Saved = { type: CollaborationType; brand_name: string; brandDomain: string | null; url: string | null }

/** Returns the initial values of the form: the values of the saved collaboration, or empty values. */
export const draftOf = (one: Saved | null): CollaborationDraft => ({
  type: one?.type ?? 'business',
  brand: one?.type === 'business' ? { name: one.brand_name, domain: one.brandDomain } : null,
  website: '',
  userName: one?.type === 'individual' ? one.brand_name : '',
  url: one?.url ?? '',
})

const orNull = (typed: string) => typed.trim() || null

/** Returns the input of `createBrandCollaboration`. `profileId` is the profile with the typed user name; null if there is none (D-14). */
export const inputOf = (draft: CollaborationDraft, profileId: string | null): CreateBrandCollaborationInput =>
  draft.type === 'business'
    ? {
        type: 'business',
        brand_name: draft.brand?.name ?? '',
        brandDomain: draft.brand?.domain ?? orNull(draft.website),
        url: orNull(draft.url),
      }
    : { type: 'individual', brand_name: draft.userName, individualProfileId: profileId, url: orNull(draft.url) }

/** Returns the input of `updateBrandCollaboration`, which cannot turn a business into a person or back. */
export function changeOf(id: string, draft: CollaborationDraft, profileId: string | null): UpdateBrandCollaborationInput {
  const { type: _type, ...change } = inputOf(draft, profileId)
  return { id, ...change }
}

/** Returns the problems of a draft by the contract's rules, before it is sent. */
export const problemsOfDraft = (draft: CollaborationDraft) =>
  problemsOf(draft.type === 'business' ? businessCollaborationRules : individualCollaborationRules, inputOf(draft, null))
