import type { AnswerState, RequestChange } from '@wasla/contract/participations/answer.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { participationEvent } from '@wasla/contract/webhooks/participation-event.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../notifications/service.ts'
import { lockProgramShared } from '../programs/service.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { ParticipationsDeps } from './deps.ts'
import { giveCode } from './codes.ts'
import { giveLink } from './links.ts'
import { findParticipation, lockParticipation, saveAnswer } from './stores/participations.ts'

/**
 * Loads a request with its program and its applicant, and locks all three until the transaction ends, always in this order. So no applicant
 * is accepted while the program retires, or while the applicant is suspended.
 */
export async function lockRequest(tx: Database, { dialect, profiles }: ParticipationsDeps, id: string): Promise<AnswerState> {
  const found = await findParticipation(tx, id)
  if (!found) return { program: null, request: null, applicant: null }
  const program = await lockProgramShared(tx, dialect, found.programId)
  const request = await lockParticipation(tx, dialect, id)
  const applicant = (await profiles.lock(tx, found.profileId, individualTypes)) ?? null
  return { program, request, applicant }
}

/**
 * Saves an answer with its consequences: the tracking link, the code, the applicant's notification, and the owner's webhooks. Returns false if
 * another answer came first.
 */
export async function saveChange(
  tx: Database,
  deps: ParticipationsDeps,
  program: ProgramRecord | null,
  { request, getsLink, codeOf, notification }: RequestChange,
): Promise<boolean> {
  if (!(await saveAnswer(tx, request))) return false
  if (getsLink) await giveLink(tx, deps, request)
  if (codeOf !== null) await giveCode(tx, deps, request, codeOf)
  await notify(tx, deps, notification)
  if (program) await appendWebhooks(tx, deps, [participationEvent(program, request)])
  return true
}
