import { decided, refused, type Decision } from '../common/decision.ts'
import type { ErrorCode } from '../errors/codes.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { decideJoin, type JoinState, type Joiner } from '../participations/join.ts'
import { isAcceptingRequests } from '../programs/page/visibility.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { proposalLimits } from './limits.ts'
import type { ProposalAskRecord, ProposalRecord } from './record.ts'

/**
 * Decides whether a brand may ask talents of a proposal into a program at all. Refused with `PROGRAM_NOT_FOUND` for a program of somebody
 * else, as if there were none, with `PROGRAM_NOT_ACCEPTING_REQUESTS`, and with `DTO_VALIDATION_ERROR` if nobody or too many are named.
 */
export function decideAsking(
  program: ProgramRecord | null,
  { brandId, profileIds }: { readonly brandId: string; readonly profileIds: readonly string[] },
  now: number,
): Decision<ProgramRecord> {
  if (profileIds.length === 0) return refused(invalidInput([{ path: 'profileIds', rule: 'required' }]))
  const max = proposalLimits.talents
  if (profileIds.length > max) return refused(invalidInput([{ path: 'profileIds', rule: 'maxItems', params: { max } }]))
  if (!program || program.deletedAt !== null || program.profileId !== brandId) return refused(new Problem('PROGRAM_NOT_FOUND'))
  return isAcceptingRequests(program, now) ? decided(program) : refused(new Problem('PROGRAM_NOT_ACCEPTING_REQUESTS'))
}

export type AskState = Pick<JoinState, 'request' | 'unmet'> & {
  readonly program: ProgramRecord
  /** The talent; null if the proposal does not show them. */
  readonly talent: Joiner | null
  /** Whether the talent was asked into this program before, from any proposal. */
  readonly isRequested: boolean
}

/** A new request, and the notification of the talent. */
export type Asking = { readonly ask: ProposalAskRecord; readonly notification: NotificationDraft }

/**
 * Decides about one talent of `askTalents`: they are asked if they could join now, by the same rules as their own request (`decideJoin`), so
 * that nobody is asked into a program that would refuse them. Returns the code of the refusal otherwise: `PROFILE_NOT_FOUND`,
 * `PROPOSAL_TALENT_REQUESTED`, or a code of `joinProgram`.
 */
export function decideAsk(
  { program, talent, request, unmet, isRequested }: AskState,
  { id, now, proposalId, brandId }: { readonly id: string; readonly now: number; readonly proposalId: string; readonly brandId: string },
): { readonly code: ErrorCode } | ({ readonly code: null } & Asking) {
  if (!talent) return { code: 'PROFILE_NOT_FOUND' }
  if (isRequested) return { code: 'PROPOSAL_TALENT_REQUESTED' }
  const { problem } = decideJoin({ program, request, unmet }, talent, { id, now })
  if (problem) return { code: problem.code }
  return {
    code: null,
    ask: { id, proposalId, programId: program.id, profileId: talent.profileId, brandId, requestedAt: now },
    notification: {
      profileId: talent.profileId,
      type: 'PROGRAM_REQUESTED',
      senderProfileId: brandId,
      meta: { programId: program.id, programName: program.name },
    },
  }
}

/** Returns the notification of the manager after a brand asked talents of a proposal. */
export const requestNotice = ({ id, profileId }: Pick<ProposalRecord, 'id' | 'profileId'>, program: ProgramRecord): NotificationDraft => ({
  profileId,
  type: 'PROPOSAL_REQUESTED',
  referenceId: id,
  senderProfileId: program.profileId,
  meta: { programId: program.id, programName: program.name },
  replacesUnread: true,
})
