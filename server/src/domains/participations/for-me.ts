import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ProgramsFilter } from '@wasla/contract/generated/user-types.ts'
import { fitRank, type ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { ProgramRows } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { programFitsOf } from './fit.ts'
import { findOwnRequests } from './stores/participations.ts'

type Reader = Pick<Viewer, 'userId' | 'profileId'>

/** Returns the programs that the reader has not asked to join, in the order of Discover, each with the reader's fit. */
async function weighed({ db, clock, programs }: ParticipationsDeps, reader: Reader, filter: ProgramsFilter | null) {
  const ids = await programs.lists.discoveredIds(reader, filter)
  const requested = new Set((await findOwnRequests(db, reader.profileId, ids)).map(({ programId }) => programId))
  const open = ids.filter((id) => !requested.has(id))
  const fits = await programFitsOf(db, clock.now(), reader.profileId, open)
  return open.flatMap((id) => {
    const fit = fits.get(id)
    return fit ? [{ id, fit }] : []
  })
}

async function pageOfWeighed(
  { programs }: ParticipationsDeps,
  found: readonly { id: string; fit: ProgramFit }[],
  page: PageArgument,
): Promise<ProgramRows> {
  const { limit, offset } = pageOf(page)
  const ids = found.slice(offset, offset + limit).map(({ id }) => id)
  const rows = await programs.reading.byIds(ids)
  return { count: found.length, data: ids.flatMap((id) => rows.get(id) ?? []) }
}

/** `programsForMe` (Y-28): programs without a request of the reader, best fit first, then the newest. */
export async function programsForMe(deps: ParticipationsDeps, reader: Reader, page: PageArgument): Promise<ProgramRows> {
  const found = await weighed(deps, reader, null)
  return pageOfWeighed(
    deps,
    found.toSorted((one, other) => fitRank(one.fit) - fitRank(other.fit)),
    page,
  )
}

/** `programs` with `fitsMe` (Y-28): programs that the reader may join and has not asked to join, in the order of Discover. */
export async function programsThatFit(
  deps: ParticipationsDeps,
  reader: Reader,
  filter: ProgramsFilter,
  page: PageArgument,
): Promise<ProgramRows> {
  const found = await weighed(deps, reader, filter)
  return pageOfWeighed(
    deps,
    found.filter(({ fit }) => fit.eligible),
    page,
  )
}
