import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StatusMove } from '@wasla/contract/programs/status/change.ts'
import type { StatusNotice } from '@wasla/contract/programs/status/notices.ts'
import { budgetEvent, programEvents } from '@wasla/contract/webhooks/program-events.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../../notifications/service.ts'
import { appendWebhooks } from '../../webhooks/service.ts'
import type { ProgramsDeps } from '../deps.ts'
import { insertNotice } from '../stores/notices.ts'
import { updateProgram } from '../stores/programs.ts'
import { appendMoved } from './moved.ts'

/**
 * Saves the fields of a program that publishing, status changes, top-ups and the timer change. Call `appendMoved` at the end of the
 * transaction.
 */
export const saveStatusFields = (tx: Database, program: ProgramRecord) => {
  const { status, publishDate, publishedAt, dueAt, budget, holdCause, holdReason, retiredAt, updatedAt } = program
  return updateProgram(tx, program.id, { status, publishDate, publishedAt, dueAt, budget, holdCause, holdReason, retiredAt, updatedAt })
}

type SaveDeps = Pick<ProgramsDeps, 'wallet' | 'dialect' | 'clock' | 'ids' | 'env'>

/** Only the owner is notified at once. Participants may be many, so the timer notifies them in batches. */
export async function saveNotice(tx: Database, deps: SaveDeps, { id: programId, status }: ProgramRecord, notice: StatusNotice) {
  if (notice.owner) await notify(tx, deps, notice.owner)
  if (notice.others && status !== 'Draft')
    await insertNotice(tx, { id: deps.ids.uuid(), programId, status, notifiedUpTo: null, createdAt: deps.clock.now() })
}

/** Saves a move with the money it returns, its notifications and its webhooks, in the transaction that locked the program. */
export async function saveMove(tx: Database, deps: SaveDeps, { before, program, release, notice }: StatusMove): Promise<void> {
  await saveStatusFields(tx, program)
  if (release) await deps.wallet.moveProgramMoney(tx, program, release)
  await saveNotice(tx, deps, program, notice)
  const returned = release ? [budgetEvent(program, 'BUDGET_RETURNED', release.amount)] : []
  await appendWebhooks(tx, deps, [...programEvents(before, program), ...returned])
  await appendMoved(tx, deps, program)
}
