import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type {
  ParticipantsFilter,
  ParticipantsRequestsFilter,
  ParticipantsRequestsInput,
  RequestStatus,
} from '@wasla/contract/generated/user-types.ts'
import { failedOf } from '@wasla/contract/participations/eligibility.ts'
import { applicantOrder, isSearched, participantOrder } from '@wasla/contract/participations/ranking.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { searchedWords } from '@wasla/contract/programs/discover/filter.ts'
import { decideManaging } from '@wasla/contract/programs/page/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { participationStatuses, type ParticipationStatus } from '@wasla/contract/programs/types.ts'
import type { Part } from '#database/after-place.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { criteriaOf, fitsOf } from './fit.ts'
import { findNamed, findPage, findProgramsOf, findRequestsAfter, findRequestsOf, type Selection } from './stores/lists.ts'
import { findParticipation } from './stores/participations.ts'

export type RequestPage = { count: number; data: ParticipationRecord[] }
type Owner = Pick<Viewer, 'profileId'>

/** Returns the requested statuses that a request to join a program can have. */
const statusesOf = (requested: readonly RequestStatus[] | null | undefined): readonly ParticipationStatus[] =>
  requested ? participationStatuses.filter((status) => requested.includes(status)) : participationStatuses

/** The newest applicants, up to this number, are ranked by how they fit. Older applicants follow, newest first. */
const ranked = 1_000

const none = { count: 0, data: [] }
const isNothing = ({ statuses, types }: Selection) => statuses.length === 0 || types?.length === 0

/** Returns the program of a list if the caller is its owner. Throws `PROGRAM_NOT_FOUND` for everybody else. */
export async function requireOwn({ programs }: ParticipationsDeps, { profileId }: Owner, programId: string): Promise<ProgramRecord> {
  const program = (await programs.reading.byIds([programId])).get(programId) ?? null
  return changesOf(decideManaging(program, profileId)).program
}

/**
 * `participantsRequests` (M-07): applicants, best fit first, then the newest, or sorted by `pagination.sort`. Throws `PROGRAM_NOT_FOUND`,
 * or `DTO_VALIDATION_ERROR` at `term`.
 */
export async function requests(
  deps: ParticipationsDeps,
  owner: Owner,
  { programId, status, types, term, pagination }: ParticipantsRequestsFilter,
): Promise<RequestPage> {
  const words = searchedWords(term, 'term')
  await requireOwn(deps, owner, programId)
  const selection = { programId, statuses: statusesOf(status), types: types ?? null }
  if (isNothing(selection)) return none
  const found = (await findNamed(deps.db, selection)).filter(({ profile }) => isSearched(profile, words)).map(({ request }) => request)
  const newest = found.slice(0, ranked)
  const fits = await fitsOf(
    deps.db,
    deps.clock.now(),
    await criteriaOf(deps.db, programId),
    newest.map(({ profileId }) => profileId),
  )
  const failed = (profileId: string) => {
    const fit = fits.get(profileId)
    return fit ? failedOf(fit) : []
  }
  const first = newest
    .map((request) => ({ ...request, failed: failed(request.profileId), reach: fits.get(request.profileId)?.reach ?? 0 }))
    .toSorted(applicantOrder(pagination?.sort))
    .map(({ failed: _failed, reach: _reach, ...request }) => request)
  return pageFrom([...first, ...found.slice(ranked)], pageOf(pagination))
}

/** Returns a part of the requests to join a program, the oldest first. Throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
export async function requestsAfter(
  deps: ParticipationsDeps,
  owner: Owner,
  { programId, status }: { readonly programId: string; readonly status: ParticipationStatus | null },
  part: Part,
): Promise<ParticipationRecord[]> {
  await requireOwn(deps, owner, programId)
  return findRequestsAfter(deps.db, { programId, statuses: status === null ? participationStatuses : [status], types: null }, part)
}

/** Returns a request to join a program of the caller. Throws `PROGRAM_NOT_FOUND`, `PARTICIPANT_REQUEST_NOT_FOUND`. */
export async function ownRequest(
  deps: ParticipationsDeps,
  owner: Owner,
  { programId, id }: { readonly programId: string; readonly id: string },
): Promise<ParticipationRecord> {
  await requireOwn(deps, owner, programId)
  const request = await findParticipation(deps.db, id)
  if (request?.programId !== programId) throw new Problem('PARTICIPANT_REQUEST_NOT_FOUND')
  return request
}

type SortedPage = PageArgument & { sort?: readonly { field: string }[] | null }

/** `participants` (M-08): accepted participants, newest first or sorted by `pagination.sort`. Throws like `requests`. */
export async function participants(
  deps: ParticipationsDeps,
  owner: Owner,
  { programId, types, term }: ParticipantsFilter,
  pagination: SortedPage | null | undefined,
): Promise<RequestPage> {
  const words = searchedWords(term, 'term')
  await requireOwn(deps, owner, programId)
  const selection: Selection = { programId, statuses: ['Accepted'], types: types ?? null }
  if (isNothing(selection)) return none
  const page = pageOf(pagination)
  const order = participantOrder(pagination?.sort)
  if (words === null) return findPage(deps.db, selection, page, order)
  const found = await findNamed(deps.db, selection, order)
  return pageFrom(
    found.filter(({ profile }) => isSearched(profile, words)).map(({ request }) => request),
    page,
  )
}

/** `myParticipantsRequests` (M-07): programs that the viewer asked to join, newest request first. */
export async function programsRequested(
  { db }: ParticipationsDeps,
  { profileId }: Owner,
  input: ParticipantsRequestsInput | null | undefined,
): Promise<{ count: number; data: ProgramRecord[] }> {
  const statuses = statusesOf(input?.status)
  return statuses.length === 0 ? none : findProgramsOf(db, profileId, statuses, pageOf(input?.pagination))
}

/**
 * Returns the requests of a managed networker for the manager's overview (D-22). The caller has checked that the manager may read them, by
 * loading the managed account.
 */
export const requestsOfTalent = ({ db }: ParticipationsDeps, talentId: string, pagination: PageArgument): Promise<RequestPage> =>
  findRequestsOf(db, talentId, participationStatuses, pageOf(pagination))
