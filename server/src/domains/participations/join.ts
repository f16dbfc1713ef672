import { Problem } from '@wasla/contract/errors/problem.ts'
import { decideJoin } from '@wasla/contract/participations/join.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import { receiptedOf } from '@wasla/contract/sealed-terms/receipt-number.ts'
import { participationEvent } from '@wasla/contract/webhooks/participation-event.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import { notify } from '../notifications/service.ts'
import { lockProgramShared, termsIn } from '../programs/service.ts'
import { sealReceipt } from '../sealed-terms/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { ParticipationsDeps } from './deps.ts'
import { criteriaOf, fitsOf } from './fit.ts'
import { findRequestOf, insertParticipation } from './stores/participations.ts'

export type Joined = { programId: string; profileId: string; isAutomatic: boolean }

/**
 * `joinProgram` (M-01 to M-05): inserts the request, notifies the owner if they must answer, and seals the terms for both. Locks program and
 * profile until the request is written. If two requests of a profile arrive at once, one gets `PROGRAM_JOIN_ALREADY_REQUESTED`.
 */
export async function join(
  deps: ParticipationsDeps,
  { profileId, userId, profileType, profile }: Viewer,
  programId: string,
): Promise<Joined> {
  const { db, dialect, clock, ids, profiles } = deps
  return resultOrThrow(
    await inTransaction(db, async (tx) => {
      const program = await lockProgramShared(tx, dialect, programId)
      const request = program && (await findRequestOf(tx, programId, profileId))
      const locked = await profiles.lock(tx, profileId, individualTypes)
      const joiner = { profileId, userId, type: locked?.type ?? profileType, status: locked?.status ?? profile.status }
      const fits = program && locked ? await fitsOf(tx, clock.now(), await criteriaOf(tx, programId), [profileId]) : null
      const unmet = fits?.get(profileId)?.unmet ?? []
      const { problem, changes } = decideJoin({ program, request, unmet }, joiner, { id: ids.uuid(), now: clock.now() })
      if (problem) return problem
      if (!(await insertParticipation(tx, changes.request))) return new Problem('PROGRAM_JOIN_ALREADY_REQUESTED')
      if (changes.notification) await notify(tx, deps, changes.notification)
      if (program) await appendWebhooks(tx, deps, [participationEvent(program, changes.request)])
      const terms = program && (await termsIn(tx, deps, program))
      if (terms) await sealReceipt(tx, deps, terms, receiptedOf(changes.request))
      return { programId, profileId, isAutomatic: changes.request.isAutomatic }
    }),
  )
}
