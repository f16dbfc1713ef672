import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { MakeProposalInput } from '../generated/user-sdl-types.ts'
import { accept } from '../validation/check.ts'
import { proposalLimits } from './limits.ts'
import type { ChosenTalent, ProposalRecord, WholeProposal } from './record.ts'
import { proposalRules } from './rules.ts'
import { proposalStateOf } from './state.ts'

/** Whom a manager may propose: managed talents with a public page, and the ids of their rate cards. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>

const missing = () => new Problem('PROPOSAL_NOT_FOUND')

/** Returns a problem for each talent whom the viewer does not manage, and for each rate card that is not the talent's, or is named twice. */
function problemsIn(talents: readonly ChosenTalent[], choices: Choices): FieldProblem[] {
  const named = new Set<string>()
  return talents.flatMap(({ profileId, cards }, at) => {
    const own = choices.get(profileId)
    if (!own || named.has(profileId)) return [{ path: `talents.${at}.profileId`, rule: 'unknownValue' as const }]
    named.add(profileId)
    const ofTalent = new Set<string>()
    return cards.flatMap(({ rateCardId }, place) => {
      if (own.has(rateCardId) && !ofTalent.has(rateCardId)) {
        ofTalent.add(rateCardId)
        return []
      }
      return [{ path: `talents.${at}.cards.${place}.rateCardId`, rule: 'unknownValue' as const }]
    })
  })
}

/**
 * Decides `makeProposal`; `own` are the manager's proposals. Refused with `DTO_VALIDATION_ERROR`, or with `PROPOSAL_LIMIT_REACHED` for a
 * manager with too many open ones. A talent of another manager is refused like an unknown one.
 */
export const decideMaking = (
  { own, choices }: { readonly own: readonly Pick<ProposalRecord, 'withdrawnAt' | 'validUntil'>[]; readonly choices: Choices },
  input: MakeProposalInput,
  { now, ...made }: Pick<ProposalRecord, 'id' | 'profileId' | 'address'> & { readonly now: number },
): Decision<WholeProposal> =>
  decisionOf(() => {
    const { title, note = null, brandName, validUntil, talents: given } = accept(proposalRules(now), input)
    const talents = given.map(({ profileId, cards }) => ({
      profileId,
      cards: cards.map(({ rateCardId, price = null }) => ({ rateCardId, price })),
    }))
    const problems = problemsIn(talents, choices)
    if (problems.length > 0) throw invalidInput(problems)
    if (own.filter((one) => proposalStateOf(one, now) === 'OPEN').length >= proposalLimits.open)
      throw new Problem('PROPOSAL_LIMIT_REACHED', { max: proposalLimits.open })
    return {
      ...made,
      ...{ title, note, brandName, validUntil, talents, createdAt: now, withdrawnAt: null, firstSeenAt: null, lastSeenAt: null },
    }
  })

/**
 * Decides `withdrawProposal`. A proposal of another manager is answered like an unknown one. Refused with `PROPOSAL_NOT_FOUND`, also if it
 * has ended already.
 */
export function decideWithdrawal(proposal: WholeProposal | null, profileId: string, now: number): Decision<WholeProposal> {
  if (!proposal || proposal.profileId !== profileId || proposalStateOf(proposal, now) !== 'OPEN') return refused(missing())
  return decided({ ...proposal, withdrawnAt: now })
}
