import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { ProgramRecord } from '../programs/record.ts'

/** A participation and its program; null if there is none. */
type ReceiptState = {
  readonly participation: Pick<ParticipationRecord, 'id' | 'profileId'>
  readonly program: Pick<ProgramRecord, 'profileId'>
} | null

/**
 * Decides whether a profile may read a receipt: its participant and the owner of the program may, in every status of both. Everybody else gets
 * `PROGRAM_NOT_FOUND`, as if there were no such receipt.
 */
export function decideReadReceipt(state: ReceiptState, profileId: string): Decision<{ readonly isMine: boolean }> {
  const isMine = state?.participation.profileId === profileId
  return state && (isMine || state.program.profileId === profileId) ? decided({ isMine }) : refused(new Problem('PROGRAM_NOT_FOUND'))
}

/** The version of a receipt, and the newest version of the program. */
type SeenState = { readonly sealed: number; readonly latest: number }

/**
 * Decides `seeTerms`: only the participant confirms that they have seen a version, and only one that exists. Refused with `PROGRAM_NOT_FOUND`,
 * or `DTO_VALIDATION_ERROR` at `version`.
 */
export function decideSeeTerms(
  state: ReceiptState,
  { sealed, latest }: SeenState,
  { profileId, version }: { readonly profileId: string; readonly version: number },
): Decision<{ readonly participationId: string; readonly version: number }> {
  const { problem, changes } = decideReadReceipt(state, profileId)
  if (problem || !state || !changes.isMine) return refused(new Problem('PROGRAM_NOT_FOUND'))
  if (!Number.isInteger(version) || version < sealed || version > latest)
    return refused(invalidInput([{ path: 'version', rule: 'unknownValue' }]))
  return decided({ participationId: state.participation.id, version })
}
