import { managerTypes } from '../managed-accounts/policy.ts'
import { publicStatuses } from '../profiles/visibility.ts'
import { anyone, membersOnly } from './rule.ts'

const managers = membersOnly({ types: managerTypes })

export const proposalsAccess = {
  // Whoever knows the address may read; the decision checks everything else.
  proposal: anyone,
  proposalSeen: anyone,
  myProposals: managers,
  proposalChoices: managers,
  // As for invitations of talents: only managers with a public page, so that a brand can read who proposes.
  makeProposal: membersOnly({ types: managerTypes, states: publicStatuses }),
  withdrawProposal: managers,
  askTalents: membersOnly({ types: ['BRAND'], feature: 'program' }),
} as const
