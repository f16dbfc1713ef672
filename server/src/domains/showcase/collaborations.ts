import type { Selectable } from 'kysely'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateBrandCollaborationInput, UpdateBrandCollaborationInput } from '@wasla/contract/generated/user-types.ts'
import { withBusiness, withIndividual, type Collaboration } from '@wasla/contract/showcase/collaborations.ts'
import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import { isSame } from '@wasla/contract/showcase/rules.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import type { BrandCollaborationsTable } from '#database/tables/showcase.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Viewer } from '../session/viewer.ts'
import { findPartners, iconOf } from './partners.ts'
import type { PostDeps } from './posts.ts'
import { previewOf } from './previews.ts'
import { refusalIfFull } from './room.ts'

const toRecord = (row: Selectable<BrandCollaborationsTable>): BrandCollaborationRecord => ({
  id: row.id,
  profileId: row.profile_id,
  type: row.type,
  brandName: row.brand_name,
  brandIcon: row.brand_icon,
  brandDomain: row.brand_domain,
  individualProfileId: row.individual_profile_id,
  url: row.url === null || webAddress(row.url) === null ? null : row.url,
  html: row.html,
  coverPhotoUrl: row.cover_photo_url,
  duplicateKey: row.duplicate_key,
  createdAt: row.created_at,
})

/** Newest first. */
export async function findCollaborations(db: Database, profileId: string): Promise<BrandCollaborationRecord[]> {
  const rows = await db
    .selectFrom('brand_collaborations')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toRecord)
}

type Given = Parameters<typeof withBusiness>[0] & { type: BrandCollaborationRecord['type'] }

/** What was given, with whom it is. Oneself is nobody to work with, and who cannot be seen is not there: `PROFILE_NOT_FOUND`. */
async function accepted(db: Database, viewer: Viewer, given: Given): Promise<Collaboration> {
  if (given.type === 'business') return withBusiness(given)
  const id = given.individualProfileId ?? null
  if (id === null) return withIndividual(given, null)
  const partner = id === viewer.profileId ? undefined : (await findPartners(db, [id])).get(id)
  if (!partner) throw new Problem('PROFILE_NOT_FOUND')
  return withIndividual(given, partner)
}

async function shown(deps: PostDeps, viewer: Viewer, given: Collaboration) {
  const { html, coverPhotoUrl } = await previewOf(deps, viewer, given.url)
  const brandIcon = given.brandDomain === null ? null : await iconOf(deps.db, given.brandDomain)
  return { html, coverPhotoUrl, brandIcon }
}

const columnsOf = (one: BrandCollaborationRecord) => ({
  brand_name: one.brandName,
  brand_icon: one.brandIcon,
  brand_domain: one.brandDomain,
  individual_profile_id: one.individualProfileId,
  url: one.url,
  html: one.html,
  cover_photo_url: one.coverPhotoUrl,
  duplicate_key: one.duplicateKey,
})

/** The same partner twice is refused, however they come (D-14). */
async function oneOfAKind<T>(deed: Promise<T>): Promise<T> {
  try {
    return await deed
  } catch (error) {
    throw isClash(error) ? new Problem('COLLABORATION_ALREADY_EXIST') : error
  }
}

/** `createBrandCollaboration` (D-14, D-15). */
export async function createCollaboration(
  deps: PostDeps,
  viewer: Viewer,
  input: CreateBrandCollaborationInput,
): Promise<BrandCollaborationRecord> {
  const given = await accepted(deps.db, viewer, input)
  const seen = await shown(deps, viewer, given)
  const { profileId } = viewer
  return settle(
    await oneOfAKind(
      inTransaction(deps.db, async (tx): Promise<Verdict<BrandCollaborationRecord>> => {
        const full = await refusalIfFull(tx, 'brand_collaborations', profileId, deps.settings.get('profiles.collaborations'), 'brand_name')
        if (full) return full
        const one = { id: deps.ids.uuid(), profileId, type: input.type, ...given, ...seen, createdAt: deps.clock.now() }
        await tx
          .insertInto('brand_collaborations')
          .values({ id: one.id, profile_id: profileId, type: one.type, ...columnsOf(one), created_at: one.createdAt })
          .execute()
        return one
      }),
    ),
  )
}

const missing = () => new Problem('COLLABORATION_NOT_FOUND')

const decided = ({ brandName, brandDomain, individualProfileId, url, duplicateKey }: BrandCollaborationRecord) => ({
  brandName,
  brandDomain,
  individualProfileId,
  url,
  duplicateKey,
})

/** What an update leaves: a name that is typed is somebody else than the profile that was chosen before. */
const after = (one: BrandCollaborationRecord, given: Omit<UpdateBrandCollaborationInput, 'id'>): Given => ({
  type: one.type,
  brand_name: given.brand_name ?? one.brandName,
  brandDomain: given.brandDomain === undefined ? one.brandDomain : given.brandDomain,
  individualProfileId:
    given.individualProfileId === undefined ? (given.brand_name ? null : one.individualProfileId) : given.individualProfileId,
  url: given.url === undefined ? one.url : given.url,
})

/** `updateBrandCollaboration`: what is not given stays; a foreign one answers as one that is not there (security case 19). */
export async function updateCollaboration(
  deps: PostDeps,
  viewer: Viewer,
  { id, ...given }: UpdateBrandCollaborationInput,
): Promise<BrandCollaborationRecord> {
  const one = (await findCollaborations(deps.db, viewer.profileId)).find((own) => own.id === id)
  if (!one) throw missing()
  const wanted = await accepted(deps.db, viewer, after(one, given))
  if (isSame(decided(one), wanted)) throw new Problem('NO_CHANGES_TO_UPDATE')
  const next = { ...one, ...wanted, ...(await shown(deps, viewer, wanted)) }
  const written = await oneOfAKind(
    deps.db
      .updateTable('brand_collaborations')
      .set(columnsOf(next))
      .where('id', '=', id)
      .where('profile_id', '=', viewer.profileId)
      .executeTakeFirst(),
  )
  if (Number(written.numUpdatedRows) === 0) throw missing()
  return next
}

export async function deleteCollaboration({ db }: Pick<PostDeps, 'db'>, viewer: Viewer, id: string): Promise<{ id: string }> {
  const gone = await db
    .deleteFrom('brand_collaborations')
    .where('id', '=', id)
    .where('profile_id', '=', viewer.profileId)
    .executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw missing()
  return { id }
}
