import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { decideOpening, type OpeningRecord } from '@wasla/contract/own-data/openings.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { countOpenings, countStranger, deleteOpenings, findOpenings, saveOpening } from './stores/openings.ts'

type OpeningDeps = Pick<Deps, 'db' | 'clock' | 'ids'> & { profiles: Pick<ProfilesService, 'byIds'> }

/** `contactOpened`. The answer is the same whatever is stored. */
export async function noteOpening(
  { db, clock, ids, profiles }: OpeningDeps,
  viewer: Pick<Viewer, 'userId' | 'profileId'> | null,
  { profileId, method }: { profileId: string; method: ContactMethod },
): Promise<void> {
  const profile = (await profiles.byIds([profileId])).get(profileId) ?? null
  const opening = decideOpening({ profile, viewer }, method, clock.now())
  if (opening.kind === 'stranger') await countStranger(db, opening.profileId, opening.day)
  if (opening.kind === 'member') await inTransaction(db, (tx) => saveOpening(tx, { id: ids.uuid(), ...opening.opening }))
}

export type OpeningsPage = { count: number; strangers: number; data: OpeningRecord[] }

/** `myContactOpenings`: a page of the openings of the active profile, the newest first. */
export async function listOpenings({ db }: Pick<Deps, 'db'>, profileId: string, page: PageArgument): Promise<OpeningsPage> {
  const counts = await countOpenings(db, profileId)
  return { ...counts, data: counts.count === 0 ? [] : await findOpenings(db, profileId, pageOf(page)) }
}

/** Deletes openings that are older than a year. */
export async function forgetOpenings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - ownDataLimits.openingsStored
  await deleteOpenings(db, before, civilDate(before))
}
