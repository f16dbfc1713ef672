import { decisionOf, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '../generated/user-types.ts'
import { decideRemoval, requireFreePlace, requireOwn, type Created } from './own.ts'
import { withBusiness, withIndividual, type Collaboration, type CollaborationFields, type Partner } from './partners.ts'
import { noPreview, type Previewable } from './preview.ts'
import type { BrandCollaborationRecord } from './record.ts'
import { isSame } from '../common/change.ts'

/**
 * State for decisions on collaborations: all collaborations of a profile, their highest number, and the partner with the id that
 * `partnerIdOf` returns. The partner is null if that profile has no public page.
 */
export type CollaborationState = {
  readonly profileId: string
  readonly collaborations: readonly BrandCollaborationRecord[]
  readonly max: number
  readonly partner: Partner | null
}

const missing = 'COLLABORATION_NOT_FOUND'
/** The error for a collaboration that the owner does not have. */
export const collaborationMissing = () => new Problem(missing)
/**
 * The error for a second collaboration with the same partner, also if one names the partner by profile and the other by user name (D-14).
 */
export const collaborationExists = () => new Problem('COLLABORATION_ALREADY_EXIST')

function requireUnique(others: readonly BrandCollaborationRecord[], { duplicateKey }: Collaboration): void {
  if (others.some((other) => other.duplicateKey === duplicateKey)) throw collaborationExists()
}

type TypedFields = CollaborationFields & Pick<BrandCollaborationRecord, 'type'>

/** Fills an update's missing fields from the stored collaboration. A newly typed name removes the chosen profile. */
const completed = (stored: BrandCollaborationRecord, input: Omit<UpdateBrandCollaborationInput, 'id'>): TypedFields => ({
  type: stored.type,
  brand_name: input.brand_name ?? stored.brandName,
  brandDomain: input.brandDomain === undefined ? stored.brandDomain : input.brandDomain,
  individualProfileId:
    input.individualProfileId === undefined ? (input.brand_name ? null : stored.individualProfileId) : input.individualProfileId,
  url: input.url === undefined ? stored.url : input.url,
})

/** Returns the partner's profile id; null if the input names a business, or names a person by user name. */
export function partnerIdOf(
  collaborations: readonly BrandCollaborationRecord[],
  input: CreateBrandCollaborationInput | UpdateBrandCollaborationInput,
): string | null {
  if ('type' in input) return input.type === 'individual' ? (input.individualProfileId ?? null) : null
  const stored = collaborations.find(({ id }) => id === input.id)
  return stored?.type === 'individual' ? (completed(stored, input).individualProfileId ?? null) : null
}

/** Accepts the fields. Throws `PROFILE_NOT_FOUND` if the partner is the owner or has no public page. */
function accepted({ profileId, partner }: CollaborationState, fields: TypedFields): Collaboration {
  if (fields.type === 'business') return withBusiness(fields)
  const id = fields.individualProfileId ?? null
  if (id === null) return withIndividual(fields, null)
  if (id === profileId || partner?.id !== id) throw new Problem('PROFILE_NOT_FOUND')
  return withIndividual(fields, partner)
}

/** A new collaboration has no preview and no icon. The icon of a business is fetched when the collaboration is saved (D-15). */
const unseen = { ...noPreview, brandIcon: null }
const addressOf = ({ url }: Collaboration) => (url === null ? null : { url, platform: null })

/** Decides `createBrandCollaboration` (D-14, D-15); returns the new collaboration, without its icon. */
export const decideCollaborationCreation = (
  state: CollaborationState,
  input: CreateBrandCollaborationInput,
  { id, now }: Created,
): Decision<Previewable<BrandCollaborationRecord>> =>
  decisionOf(() => {
    const collaboration = accepted(state, input)
    requireFreePlace(state.collaborations, state.max, 'brand_name')
    requireUnique(state.collaborations, collaboration)
    const record = { id, profileId: state.profileId, type: input.type, ...collaboration, ...unseen, createdAt: now }
    return { record, address: addressOf(collaboration) }
  })

/** Decides `updateBrandCollaboration`; returns the changed collaboration, without its icon. Fields that are not given stay. */
export const decideCollaborationUpdate = (
  state: CollaborationState,
  { id, ...input }: UpdateBrandCollaborationInput,
): Decision<Previewable<BrandCollaborationRecord>> =>
  decisionOf(() => {
    const stored = requireOwn(state.collaborations, id, missing)
    const collaboration = accepted(state, completed(stored, input))
    const { brandName, brandDomain, individualProfileId, url, duplicateKey } = stored
    if (isSame({ brandName, brandDomain, individualProfileId, url, duplicateKey }, collaboration)) throw new Problem('NO_CHANGES_TO_UPDATE')
    requireUnique(
      state.collaborations.filter((other) => other.id !== id),
      collaboration,
    )
    return { record: { ...stored, ...collaboration, ...unseen }, address: addressOf(collaboration) }
  })

/** Decides `deleteBrandCollaboration`; returns the id to remove. */
export const decideCollaborationRemoval = ({ collaborations }: Pick<CollaborationState, 'collaborations'>, id: string) =>
  decideRemoval(collaborations, id, missing)
