import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import { businessCollaborationRules, individualCollaborationRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'

export type CollaborationType = CreateBrandCollaborationInput['type']

/** What is in the form. Both kinds are kept while one goes back and forth between them. */
export type TypedCollaboration = {
  type: CollaborationType
  /** The business: one of the list with its domain, or a typed name without. */
  brand: { name: string; domain: string | null } | null
  /** Website of a business that is on no list. */
  website: string
  userName: string
  url: string
}

type Kept = { type: CollaborationType; brand_name: string; brandDomain: string | null; url: string | null }

/** How the form opens: empty, or with what stands. */
export const firstTyped = (one: Kept | null): TypedCollaboration => ({
  type: one?.type ?? 'business',
  brand: one?.type === 'business' ? { name: one.brand_name, domain: one.brandDomain } : null,
  website: '',
  userName: one?.type === 'individual' ? one.brand_name : '',
  url: one?.url ?? '',
})

const orNull = (typed: string) => typed.trim() || null

/** For `createBrandCollaboration`. `profileId` is whose the typed user name is, where somebody here has it (D-14). */
export const inputOf = (typed: TypedCollaboration, profileId: string | null): CreateBrandCollaborationInput =>
  typed.type === 'business'
    ? {
        type: 'business',
        brand_name: typed.brand?.name ?? '',
        brandDomain: typed.brand?.domain ?? orNull(typed.website),
        url: orNull(typed.url),
      }
    : { type: 'individual', brand_name: typed.userName, individualProfileId: profileId, url: orNull(typed.url) }

/** For `updateBrandCollaboration`: a business stays one, a person too. */
export function changeOf(id: string, typed: TypedCollaboration, profileId: string | null): UpdateBrandCollaborationInput {
  const { type: _type, ...change } = inputOf(typed, profileId)
  return { id, ...change }
}

/** What the contract's rules find wrong before anything is sent. */
export const problemsOfTyped = (typed: TypedCollaboration) =>
  problemsOf(typed.type === 'business' ? businessCollaborationRules : individualCollaborationRules, inputOf(typed, null))
