import { programFor, readerRole, type Reader } from '@wasla/contract/programs/mappers.ts'
import { trackingAddress } from '@wasla/contract/participations/tracking-code.ts'
import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { OwnParticipation } from '@wasla/contract/performance/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ParticipationStatus } from '@wasla/contract/programs/types.ts'
import type { MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { programFitOf } from '../participations/fit.ts'
import { requestOf, requestsTo } from './find.ts'
import { usageIn } from './publishing.ts'

/** Base address of tracking links. No server answers at this address. */
export const publicUrl = 'http://localhost'

const readerIn = ({ store, viewer }: MockContext, { id }: ProgramRecord): Reader => {
  const profileId = viewer?.profileId ?? null
  const request = profileId === null ? null : requestOf(store, id, profileId)
  return { profileId, request }
}

/** Returns the fields of `Program` that depend on the reader and the time (M-10). */
export const shownFor = (program: ProgramRecord, context: MockContext) =>
  programFor(program, readerIn(context, program), context.store.clock.now())

const isOwnedBy = (program: ProgramRecord, context: MockContext) => readerRole(program, readerIn(context, program)) === 'OWNER'

/** Returns the budget's usage if the reader is the owner, otherwise null (L-06). */
export const budgetFor = (program: ProgramRecord, context: MockContext) =>
  isOwnedBy(program, context) ? usageIn(context.store, program) : null

/** Returns the reader's fit for a program to which they have sent no request (Y-26). Otherwise returns null. */
export function fitFor(program: ProgramRecord, { store, viewer }: MockContext): ProgramFit | null {
  const profile = viewer && viewer.profileId !== program.profileId ? findProfile(store, viewer.profileId) : null
  return profile && !requestOf(store, program.id, profile.id) ? programFitOf(store, profile, program.id) : null
}

/** Returns the number of requests with a status if the reader is the owner, otherwise null. */
export const countFor = (program: ProgramRecord, context: MockContext, status: ParticipationStatus): number | null =>
  isOwnedBy(program, context) ? requestsTo(context.store, program.id).filter((request) => request.status === status).length : null

/** Returns the reader's own tracking link (N-01). */
export function linkFor({ id }: ProgramRecord, { store, viewer }: MockContext): OwnParticipation | null {
  const link = store.memory.world.trackingLinks.find(({ programId, profileId }) => programId === id && profileId === viewer?.profileId)
  return link ? { programId: id, profileId: link.profileId, trackingUrl: trackingAddress(publicUrl, link.code) } : null
}

/** Returns the profile that owns a program or made a request. */
export function ownerOf(store: Store, { profileId }: { profileId: string }): ProfileRecord {
  const owner = findProfile(store, profileId)
  if (!owner) throw new Error('A program or a request names a profile that does not exist')
  return owner
}
