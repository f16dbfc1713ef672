import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import {
  collaborationExists,
  collaborationMissing,
  decideCollaborationCreation,
  decideCollaborationRemoval,
  decideCollaborationUpdate,
  partnerIdOf,
  type CollaborationState,
} from '@wasla/contract/showcase/collaborations.ts'
import type { BrandCollaborationRecord, Owner } from '@wasla/contract/showcase/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { saveWithPreview, type PreviewDeps } from './previews.ts'
import { refusedOnClash } from './races.ts'
import { findCollaborations, insertCollaboration, saveCollaboration } from './stores/collaborations.ts'
import { removeOwn } from './stores/own.ts'
import { findBrandIcon, findPartners } from './stores/partners.ts'

type CollaborationDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>
type CollaborationInput = CreateBrandCollaborationInput | UpdateBrandCollaborationInput

async function stateOf(
  { settings }: CollaborationDeps,
  db: Database,
  { profileId }: Owner,
  input: CollaborationInput,
): Promise<CollaborationState> {
  const collaborations = await findCollaborations(db, profileId)
  const partnerId = partnerIdOf(collaborations, input)
  const partner = partnerId === null ? null : ((await findPartners(db, [partnerId])).get(partnerId) ?? null)
  return { profileId, collaborations, max: settings.get('profiles.collaborations'), partner }
}

const withIcon = async (db: Database, record: BrandCollaborationRecord): Promise<BrandCollaborationRecord> => ({
  ...record,
  brandIcon: record.brandDomain === null ? null : await findBrandIcon(db, record.brandDomain),
})

function createBrandCollaboration(
  deps: CollaborationDeps,
  owner: Owner,
  input: CreateBrandCollaborationInput,
): Promise<BrandCollaborationRecord> {
  const created = { id: deps.ids.uuid(), now: deps.clock.now() }
  return refusedOnClash(
    saveWithPreview(deps, owner.profileId, {
      decide: async (db) => decideCollaborationCreation(await stateOf(deps, db, owner, input), input, created),
      async save(tx, record) {
        const collaboration = await withIcon(tx, record)
        await insertCollaboration(tx, collaboration)
        return collaboration
      },
    }),
    collaborationExists,
  )
}

const updateBrandCollaboration = (
  deps: CollaborationDeps,
  owner: Owner,
  input: UpdateBrandCollaborationInput,
): Promise<BrandCollaborationRecord> =>
  refusedOnClash(
    saveWithPreview(deps, owner.profileId, {
      decide: async (db) => decideCollaborationUpdate(await stateOf(deps, db, owner, input), input),
      async save(tx, record) {
        const collaboration = await withIcon(tx, record)
        if (!(await saveCollaboration(tx, collaboration))) throw collaborationMissing()
        return collaboration
      },
    }),
    collaborationExists,
  )

const deleteBrandCollaboration = ({ db }: CollaborationDeps, { profileId }: Owner, id: string): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const removed = changesOf(decideCollaborationRemoval({ collaborations: await findCollaborations(tx, profileId) }, id))
    if (!(await removeOwn(tx, 'brand_collaborations', profileId, removed.id))) throw collaborationMissing()
    return removed
  })

/** Changes of collaborations by their owner (D-19). Another's collaboration gets the same error as an unknown one. */
export const collaborationChanges = (deps: CollaborationDeps) => ({
  create: (owner: Owner, input: CreateBrandCollaborationInput) => createBrandCollaboration(deps, owner, input),
  update: (owner: Owner, input: UpdateBrandCollaborationInput) => updateBrandCollaboration(deps, owner, input),
  remove: (owner: Owner, id: string) => deleteBrandCollaboration(deps, owner, id),
})
