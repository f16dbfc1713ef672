import { allBut, behindFlag, each, forMembers, openToAll, type UserRow } from './user-rows.ts'

const notManagers = each(allBut('agent', 'agency', 'agencyUnderReview', 'agencyRejected'), 'UNAUTHORIZED_UPDATING')
/** Only managers with a public page make proposals. */
const notVisible = each(allBut('agent', 'agency', 'agencyUnderReview'), 'UNAUTHORIZED_UPDATING')
const notBrands = each(allBut('brand', 'brandUnderReview', 'brandRejected'), 'UNAUTHORIZED_UPDATING')

const proposal = 'title: "Mornings", brandName: "Nabt", validUntil: "2026-01-01", talents: []'
const asking = 'address: "none", programId: "none", profileIds: ["none"]'

export const proposalsCalls: readonly UserRow[] = [
  openToAll('query', 'proposal(address: "none") { id }'),
  openToAll('mutation', 'proposalSeen(address: "none") { success }'),
  forMembers('query', 'myProposals { id }', notManagers),
  forMembers('query', 'proposalChoices { followers }', notManagers),
  forMembers('mutation', `makeProposal(makeProposalInput: { ${proposal} }) { id }`, notVisible),
  forMembers('mutation', 'withdrawProposal(id: "none") { id }', notManagers),
  behindFlag('program')(forMembers('mutation', `askTalents(askTalentsInput: { ${asking} }) { code }`, notBrands)),
]
