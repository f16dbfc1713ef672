import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { isManager } from '../managed-accounts/policy.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { ProfileType } from '../profiles/types.ts'
import { isPublic } from '../profiles/visibility.ts'
import { proposalLimits } from './limits.ts'
import type { ChosenTalent, WholeProposal } from './record.ts'
import { proposalStateOf } from './state.ts'

/** Returns whether a text has the form of an address. Other texts are not looked up. */
export const isAddress = (text: string): boolean => /^[\w-]{32}$/.test(text)

export type ReadingState<Manager> = {
  readonly proposal: WholeProposal | null
  /** The profile that made the proposal; null if it was removed. */
  readonly manager: Manager | null
  /** Talents whom the manager manages now and who have a public page. */
  readonly managed: ReadonlySet<string>
}

/** An open proposal as readers see it: without talents who are not managed any more, or have hidden their profile. */
export type OpenProposal<Manager> = {
  readonly proposal: WholeProposal
  readonly manager: Manager
  readonly talents: readonly ChosenTalent[]
}

/** Returns the talents whom a proposal still shows. */
export const remainingTalents = ({ talents }: Pick<WholeProposal, 'talents'>, managed: ReadonlySet<string>): readonly ChosenTalent[] =>
  talents.filter(({ profileId }) => managed.has(profileId))

/**
 * Decides who may read a proposal by its address: everybody while it is open, its manager has a public page, and a talent is left. Refused
 * with `PROPOSAL_NOT_FOUND`, which never says why, so that nobody learns whether an address existed.
 */
export function decideProposalReading<Manager extends Pick<ProfileRecord, 'type' | 'status'>>(
  { proposal, manager, managed }: ReadingState<Manager>,
  now: number,
): Decision<OpenProposal<Manager>> {
  const talents = proposal ? remainingTalents(proposal, managed) : []
  if (!proposal || !manager || proposalStateOf(proposal, now) !== 'OPEN') return refused(new Problem('PROPOSAL_NOT_FOUND'))
  if (!isManager(manager) || !isPublic(manager) || talents.length === 0) return refused(new Problem('PROPOSAL_NOT_FOUND'))
  return decided({ proposal, manager, talents })
}

/** The reader of a page; null if nobody is signed in. */
export type ReaderOfPage = { readonly userId: string; readonly profileId: string; readonly profileType: ProfileType } | null

/** What an opening adds: its time, and the brand if one was signed in. Null if nothing is stored. */
export type Seeing = { readonly brandId: string | null } | null

/**
 * Decides `proposalSeen`. Nothing is stored for bots and for the manager's own account. Of other readers only the time is stored, and of a
 * brand that is signed in also which one it was: the page says so.
 */
export const decideSeeing = (
  manager: Pick<ProfileRecord, 'userId'>,
  { reader, isBot }: { readonly reader: ReaderOfPage; readonly isBot: boolean },
): Seeing => (isBot || reader?.userId === manager.userId ? null : { brandId: reader?.profileType === 'BRAND' ? reader.profileId : null })

/** Returns whether an opening is so soon after the last one that its time is not stored again. */
export const isSeenAgain = (lastAt: number | null, now: number): boolean => lastAt !== null && now - lastAt < proposalLimits.seenEvery
