import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateProfileLinkInput, UpdateProfileLinkInput } from '@wasla/contract/generated/user-types.ts'
import {
  decideProfileLinkCreation,
  decideProfileLinkRemoval,
  decideProfileLinkUpdate,
  profileLinkMissing,
  type ProfileLinkState,
} from '@wasla/contract/showcase/links.ts'
import { decideProfileLinkOrder } from '@wasla/contract/showcase/order.ts'
import type { Owner, ProfileLinkRecord } from '@wasla/contract/showcase/record.ts'
import { allOwned, owned } from '@wasla/contract/showcase/owned.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { saveWithPreview, type PreviewDeps } from './previews.ts'
import { findLinks, insertLink, saveLink, savePositions } from './stores/links.ts'
import { removeOwn } from './stores/own.ts'

type LinkDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>

const stateOf = async ({ settings }: LinkDeps, db: Database, { profileId }: Owner): Promise<ProfileLinkState> => ({
  profileId,
  links: await findLinks(db, profileId, 'all'),
  max: settings.get('profiles.featuredLinks'),
})

function createProfileLink(deps: LinkDeps, owner: Owner, input: CreateProfileLinkInput): Promise<ProfileLinkRecord> {
  const created = { id: deps.ids.uuid(), now: deps.clock.now() }
  return saveWithPreview(deps, owner.profileId, {
    decide: async (db) => decideProfileLinkCreation(await stateOf(deps, db, owner), input, created),
    async save(tx, link) {
      await insertLink(tx, link)
      return link
    },
  })
}

const updateProfileLink = (deps: LinkDeps, owner: Owner, input: UpdateProfileLinkInput): Promise<ProfileLinkRecord> =>
  saveWithPreview(deps, owner.profileId, {
    decide: async (db) => decideProfileLinkUpdate(await stateOf(deps, db, owner), input),
    async save(tx, link) {
      if (!(await saveLink(tx, link))) throw profileLinkMissing()
      return link
    },
  })

const deleteProfileLink = (deps: LinkDeps, owner: Owner, id: string): Promise<{ id: string }> =>
  inTransaction(deps.db, async (tx) => {
    const removed = changesOf(decideProfileLinkRemoval(await stateOf(deps, tx, owner), id))
    if (!(await removeOwn(tx, 'profile_links', owner.profileId, removed.id))) throw profileLinkMissing()
    return removed
  })

/** Implements the mutation `reorderProfileLinks`. It locks the profile, so that two orders at once cannot mix. */
const reorderProfileLinks = ({ db }: LinkDeps, { profileId }: Owner, ids: readonly string[]): Promise<ProfileLinkRecord[]> =>
  inTransaction(db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const links = changesOf(decideProfileLinkOrder(await findLinks(tx, profileId, 'all'), ids))
    await savePositions(tx, links)
    return links
  })

/** Changes of links by their owner (D-19). Another's link gets the same error as an unknown one. */
export const profileLinkChanges = (deps: LinkDeps) => ({
  create: async (owner: Owner, input: CreateProfileLinkInput) => owned(owner, await createProfileLink(deps, owner, input)),
  update: async (owner: Owner, input: UpdateProfileLinkInput) => owned(owner, await updateProfileLink(deps, owner, input)),
  remove: (owner: Owner, id: string) => deleteProfileLink(deps, owner, id),
  reorder: async (owner: Owner, ids: readonly string[]) => allOwned(owner, await reorderProfileLinks(deps, owner, ids)),
})
