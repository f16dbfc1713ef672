import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideJoin, mayEverJoin } from '@wasla/contract/participations/join.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { programById, requestOf } from '../programs/find.ts'
import { sealReceipt } from '../sealed-terms/seal.ts'
import { fitOf } from './fit.ts'

/** Implements the mutation `joinProgram` (M-01 to M-05). */
export function join(store: Store, profile: ProfileRecord, programId: string): { programId: string; profileId: string } {
  const { id: profileId, userId, type, status } = profile
  const program = programById(store, programId)
  const unmet = program && mayEverJoin(type) ? fitOf(store, profile, programId).unmet : []
  const state = { program, request: requestOf(store, programId, profileId), unmet }
  const made = { id: store.nextId('participation'), now: store.clock.now() }
  const { request, notification } = changesOf(decideJoin(state, { profileId, userId, type, status }, made))
  store.memory.world.participations.push(request)
  if (notification) notify(store, notification)
  sealReceipt(store, request)
  return { programId, profileId }
}
