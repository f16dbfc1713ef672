import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import { businessCollaborationRules, individualCollaborationRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'

export type CollaborationType = CreateBrandCollaborationInput['type']

/** Values of the form. Switching between business and person keeps the values of both. */
export type CollaborationDraft = {
  type: CollaborationType
  /** The business: a registered one with its domain, or a typed name without. */
  brand: { name: string; domain: string | null } | null
  /** Website of a business that is not registered. */
  website: string
  userName: string
  url: string
}

type Saved = { type: CollaborationType; brand_name: string; brandDomain: string | null; url: string | null }

/** Returns the form's values: empty, or those of the saved collaboration. */
export const draftOf = (one: Saved | null): CollaborationDraft => ({
  type: one?.type ?? 'business',
  brand: one?.type === 'business' ? { name: one.brand_name, domain: one.brandDomain } : null,
  website: '',
  userName: one?.type === 'individual' ? one.brand_name : '',
  url: one?.url ?? '',
})

const orNull = (typed: string) => typed.trim() || null

/** Returns the input of `createBrandCollaboration`. `profileId` is the profile with the user name, if there is one (D-14). */
export const inputOf = (draft: CollaborationDraft, profileId: string | null): CreateBrandCollaborationInput =>
  draft.type === 'business'
    ? {
        type: 'business',
        brand_name: draft.brand?.name ?? '',
        brandDomain: draft.brand?.domain ?? orNull(draft.website),
        url: orNull(draft.url),
      }
    : { type: 'individual', brand_name: draft.userName, individualProfileId: profileId, url: orNull(draft.url) }

/** Returns the input of `updateBrandCollaboration`, which cannot change the type. */
export function changeOf(id: string, draft: CollaborationDraft, profileId: string | null): UpdateBrandCollaborationInput {
  const { type: _type, ...change } = inputOf(draft, profileId)
  return { id, ...change }
}

/** Returns the problems that the contract's rules find before anything is sent. */
export const problemsOfDraft = (draft: CollaborationDraft) =>
  problemsOf(draft.type === 'business' ? businessCollaborationRules : individualCollaborationRules, inputOf(draft, null))
