import type { ProposalState } from '../generated/user-sdl-types.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { ProposalRecord } from './record.ts'

/** Returns the state of a proposal. Its last day is whole. */
export const proposalStateOf = (
  { withdrawnAt, validUntil }: Pick<ProposalRecord, 'withdrawnAt' | 'validUntil'>,
  now: number,
): ProposalState => (withdrawnAt !== null ? 'WITHDRAWN' : civilDate(now) > validUntil ? 'EXPIRED' : 'OPEN')

/** Orders proposals as their manager sees them: the open ones, then the others, each the newest first. */
export const proposalsInOrder = <One extends ProposalRecord>(proposals: readonly One[], now: number): One[] =>
  proposals.toSorted(
    (one, other) =>
      Number(proposalStateOf(other, now) === 'OPEN') - Number(proposalStateOf(one, now) === 'OPEN') ||
      other.createdAt - one.createdAt ||
      (one.id < other.id ? 1 : -1),
  )
