import type { Selectable } from 'kysely'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateProfileLinkInput, UpdateProfileLinkInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { profileLinkTypes, type OwnedProfileLink } from '@wasla/contract/showcase/record.ts'
import { refusalOfOrder } from '@wasla/contract/showcase/order.ts'
import { acceptProfileLink, changed, isSame } from '@wasla/contract/showcase/rules.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Database } from '#database/database.ts'
import type { ProfileLinksTable } from '#database/tables/showcase.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Viewer } from '../session/viewer.ts'
import type { PostDeps } from './posts.ts'
import { previewOf } from './previews.ts'
import { refusalIfFull } from './room.ts'

/** What is no link is not shown, whoever wrote the row (security cases 49, 50). */
function toRecord(row: Selectable<ProfileLinksTable>, profileType: ProfileType): OwnedProfileLink[] {
  const type = profileLinkTypes.find((known) => known === row.type)
  if (!type || webAddress(row.url) === null) return []
  return [
    {
      id: row.id,
      profileId: row.profile_id,
      profileType,
      type,
      url: row.url,
      html: row.html,
      coverPhotoUrl: row.cover_photo_url,
      isVisible: row.is_visible === 1,
      createdAt: row.created_at,
      position: row.position,
    },
  ]
}

type Owner = { profileId: string; profileType: ProfileType }

/** In their owner's order, what was added since first; hidden ones are for their owner (D-13). `byPosition` tells the same. */
export async function findLinks(db: Database, { profileId, profileType }: Owner, which: 'all' | 'visible'): Promise<OwnedProfileLink[]> {
  const rows = await db
    .selectFrom('profile_links')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(which === 'visible', (query) => query.where('is_visible', '=', 1))
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => toRecord(row, profileType))
}

/** `createProfileLink` (D-13): a new one is seen unless it is said otherwise. */
export async function createLink(deps: PostDeps, viewer: Viewer, input: CreateProfileLinkInput): Promise<OwnedProfileLink> {
  const { type, url, is_visible: isVisible } = acceptProfileLink({ ...input, is_visible: input.is_visible ?? true })
  const { html, coverPhotoUrl } = await previewOf(deps, viewer, url)
  const { profileId, profileType } = viewer
  return settle(
    await inTransaction(deps.db, async (tx): Promise<Verdict<OwnedProfileLink>> => {
      const full = await refusalIfFull(tx, 'profile_links', profileId, deps.settings.get('profiles.featuredLinks'), 'url')
      if (full) return full
      const [id, createdAt] = [deps.ids.uuid(), deps.clock.now()]
      await tx
        .insertInto('profile_links')
        .values({
          id,
          profile_id: profileId,
          type,
          url,
          html,
          cover_photo_url: coverPhotoUrl,
          is_visible: isVisible ? 1 : 0,
          created_at: createdAt,
        })
        .execute()
      return { id, profileId, profileType, type, url, html, coverPhotoUrl, isVisible, createdAt, position: 0 }
    }),
  )
}

const missing = () => new Problem('PROFILE_LINK_NOT_FOUND')

/** `updateProfileLink`: what is not given stays; a foreign one answers as one that is not there (security case 19). */
export async function updateLink(deps: PostDeps, viewer: Viewer, { id, ...given }: UpdateProfileLinkInput): Promise<OwnedProfileLink> {
  const link = (await findLinks(deps.db, viewer, 'all')).find((one) => one.id === id)
  if (!link) throw missing()
  const stood = { type: link.type, url: link.url, is_visible: link.isVisible }
  const wanted = acceptProfileLink(changed(stood, given))
  if (isSame(stood, wanted)) throw new Problem('NO_CHANGES_TO_UPDATE')
  const { type, url, is_visible: isVisible } = wanted
  const preview = url === link.url ? link : await previewOf(deps, viewer, url)
  const { html, coverPhotoUrl } = preview
  const written = await deps.db
    .updateTable('profile_links')
    .set({ type, url, html, cover_photo_url: coverPhotoUrl, is_visible: isVisible ? 1 : 0 })
    .where('id', '=', id)
    .where('profile_id', '=', viewer.profileId)
    .executeTakeFirst()
  if (Number(written.numUpdatedRows) === 0) throw missing()
  return { ...link, type, url, html, coverPhotoUrl, isVisible }
}

export async function deleteLink({ db }: Pick<PostDeps, 'db'>, viewer: Viewer, id: string): Promise<{ id: string }> {
  const gone = await db.deleteFrom('profile_links').where('id', '=', id).where('profile_id', '=', viewer.profileId).executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw missing()
  return { id }
}

/**
 * `reorderProfileLinks`: every link of the profile, in its new order. One order after the other: two that come at once cannot mix, and one
 * made before a link was added or removed is refused as a whole.
 */
export async function reorderLinks({ db }: Pick<PostDeps, 'db'>, viewer: Viewer, ids: readonly string[]): Promise<OwnedProfileLink[]> {
  return settle(
    await inTransaction(db, async (tx): Promise<Verdict<OwnedProfileLink[]>> => {
      await lockRow(tx, 'profiles', viewer.profileId)
      const stored = await findLinks(tx, viewer, 'all')
      const refusal = refusalOfOrder(
        ids,
        stored.map(({ id }) => id),
      )
      if (refusal) return refusal
      for (const [at, id] of ids.entries())
        await tx
          .updateTable('profile_links')
          .set({ position: at + 1 })
          .where('id', '=', id)
          .where('profile_id', '=', viewer.profileId)
          .execute()
      return findLinks(tx, viewer, 'all')
    }),
  )
}
