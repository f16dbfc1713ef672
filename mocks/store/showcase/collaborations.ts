import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import {
  decideCollaborationCreation,
  decideCollaborationRemoval,
  decideCollaborationUpdate,
  partnerIdOf,
  type CollaborationState,
} from '@wasla/contract/showcase/collaborations.ts'
import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { brandIconOf, partnerOf } from './partners.ts'
import { me } from './owner.ts'
import { createdIn, insertRow, removeRow, rowsOf, updateRow } from './rows.ts'

function stateOf(
  store: Store,
  profileId: string,
  input: Types.CreateBrandCollaborationInput | Types.UpdateBrandCollaborationInput,
): CollaborationState {
  const collaborations = rowsOf(store.memory.world.brandCollaborations, profileId)
  const partner = partnerOf(store, partnerIdOf(collaborations, input))
  return { profileId, collaborations, max: setting('profiles.collaborations'), partner }
}

const withIcon = (store: Store, record: BrandCollaborationRecord): BrandCollaborationRecord => ({
  ...record,
  brandIcon: brandIconOf(store, record.brandDomain),
})

/** Implements the mutation `createBrandCollaboration`. The mock loads no link previews. */
function createCollaboration(store: Store, profileId: string, input: Types.CreateBrandCollaborationInput): BrandCollaborationRecord {
  const decision = decideCollaborationCreation(stateOf(store, profileId, input), input, createdIn(store, 'collaboration'))
  return insertRow(store.memory.world.brandCollaborations, withIcon(store, changesOf(decision).record))
}

/** Implements the mutation `updateBrandCollaboration`. */
function updateCollaboration(store: Store, profileId: string, input: Types.UpdateBrandCollaborationInput): BrandCollaborationRecord {
  const decision = decideCollaborationUpdate(stateOf(store, profileId, input), input)
  return updateRow(store.memory.world.brandCollaborations, withIcon(store, changesOf(decision).record))
}

/** Implements the mutation `deleteBrandCollaboration`. */
function deleteCollaboration(store: Store, profileId: string, id: string): { id: string } {
  const { brandCollaborations } = store.memory.world
  const collaborations = rowsOf(brandCollaborations, profileId)
  return removeRow(brandCollaborations, changesOf(decideCollaborationRemoval({ collaborations }, id)))
}

export const collaborationMutations: Pick<
  Types.MutationResolvers<MockContext>,
  'createBrandCollaboration' | 'updateBrandCollaboration' | 'deleteBrandCollaboration'
> = {
  createBrandCollaboration: (_parent, { createBrandCollaborationInput: input }, context) =>
    createCollaboration(context.store, me(context), input),
  updateBrandCollaboration: (_parent, { updateBrandCollaborationInput: input }, context) =>
    updateCollaboration(context.store, me(context), input),
  deleteBrandCollaboration: (_parent, { id }, context) => deleteCollaboration(context.store, me(context), id),
}
