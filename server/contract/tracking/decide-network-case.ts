import * as z from 'zod/mini'
import type { AdminAction } from '../common/admin-action.ts'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { accept, rule } from '../validation/check.ts'
import { plainText } from '../validation/plain-text.ts'
import type { ResultChange } from './change.ts'
import { conversionLimits } from './conversion-limits.ts'
import { changeOf } from './change-of.ts'
import type { NetworkCaseRecord } from './network-case.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, UncountedReason } from './record.ts'
import { clickCountedAfter } from './review-request.ts'
import { decideWaitingAgain } from './waiting.ts'

/** `seen` is the number of held clicks that the admin’s page showed. */
export type NetworkDecision = {
  readonly counts: boolean
  readonly note?: string | null | undefined
  readonly seen?: number | null | undefined
}

const inputRules = z.object({
  counts: z.boolean(),
  note: z.nullish(z.string().check(z.maxLength(conversionLimits.note, rule('tooLong')))),
})

type Program = Pick<ProgramRecord, 'id' | 'name' | 'profileId'>
/** A case and its program. */
export type CaseOfProgram = { readonly record: NetworkCaseRecord; readonly program: Program }
type DecidedCase = { readonly record: NetworkCaseRecord; readonly notifications: readonly NotificationDraft[] }

/** Returns the notifications of a decided case for both sides. The owner’s notification has the participant as its sender. */
export function caseNotices({ record, program }: CaseOfProgram): NotificationDraft[] {
  const { id, profileId, status, held, day } = record
  const about = {
    type: status === 'Counted' ? 'NETWORK_CASE_COUNTED' : 'NETWORK_CASE_REFUSED',
    referenceId: id,
    meta: { programId: program.id, programName: program.name, count: held, day },
  } as const
  return [
    { ...about, profileId },
    { ...about, profileId: program.profileId, senderProfileId: profileId },
  ]
}

export type DecidedCases = { readonly cases: readonly DecidedCase[]; readonly action: AdminAction }

/**
 * Decides `adminDecideNetworkCase`: counts or refuses all held clicks of a case, once (Y-06). `others` are open cases of the same network
 * and day that get the same decision. If more clicks are held than the admin’s page showed, nothing is decided, and the admin must reload
 * the page. Refused with `NETWORK_CASE_NOT_FOUND`, `NO_CHANGES_TO_UPDATE` or `DTO_VALIDATION_ERROR`.
 */
export function decideNetworkCase(
  { one, others }: { one: CaseOfProgram | null; others: readonly CaseOfProgram[] },
  input: NetworkDecision,
  { adminId, now }: { adminId: string; now: number },
): Decision<DecidedCases> {
  if (!one) return refused(new Problem('NETWORK_CASE_NOT_FOUND'))
  const { problem, changes } = decisionOf(() => accept(inputRules, input))
  if (problem) return refused(problem)
  if (one.record.status !== 'Open') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const clicks = [one, ...others].reduce((sum, { record }) => sum + record.held, 0)
  if (clicks > (input.seen ?? clicks)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const note = plainText(changes.note ?? '').trim() || null
  const status = changes.counts ? ('Counted' as const) : ('Refused' as const)
  const cases = [one, ...others].map(({ record, program }): DecidedCase => {
    const after = { ...record, status, decidedAt: now, decidedBy: adminId, note }
    return { record: after, notifications: caseNotices({ record: after, program }) }
  })
  return decided({
    cases,
    action: {
      action: 'admin.networkCaseDecided',
      target: one.record.id,
      before: { status: one.record.status },
      after: {
        status,
        clicks,
        ...(others.length > 0 ? { alsoDecided: others.map(({ record }) => record.id) } : {}),
        note,
      },
    },
  })
}

/** Returns a held click after the decision on its case. A click that counts is counted for the day on which it happened. */
export function clickAfterCase(before: ClickRecord, { status, reason }: NetworkCaseRecord): { record: ClickRecord; change: ResultChange } {
  if (status === 'Counted') return clickCountedAfter(before)
  const { id, programId, profileId, at, channel, country, visitor } = before
  return {
    record: { ...before, status: 'Rejected', reason },
    change: {
      kind: 'CLICK',
      ...{ id, programId, profileId, at, channel, country, visitor },
      from: before.status,
      to: 'Rejected',
      reason,
      fromReason: before.reason,
      amount: 0,
    },
  }
}

/**
 * Returns the new status of a conversion whose held click was decided with its case. If the case is refused, the conversion is rejected. If
 * the case is counted and another risk rule is hit (`risk`), the conversion stays held. Otherwise, proof is approved, and a browser’s
 * result waits for the rest of its owner’s hold (Y-01).
 */
export function conversionAfterCase(
  before: ConversionRecord,
  { status, reason }: NetworkCaseRecord,
  { risk, now }: { risk: UncountedReason | null; now: number },
): { record: ConversionRecord; change: ResultChange } {
  if (status !== 'Refused' && risk === null && !isProof(before.way)) return decideWaitingAgain(before, now)
  const outcome =
    status === 'Refused'
      ? ({ status: 'Rejected', reason, decidedAt: now, heldAt: null } as const)
      : risk !== null
        ? ({ status: 'Held', reason: risk, decidedAt: null } as const)
        : ({ status: 'Approved', reason: null, decidedAt: now, heldAt: null } as const)
  const record: ConversionRecord = { ...before, ...outcome }
  return { record, change: changeOf(before, record) }
}
