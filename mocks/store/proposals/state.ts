import type { ProposalAskRecord, ProposalReaderRecord, WholeProposal } from '@wasla/contract/proposals/record.ts'

/** Proposals, with the brands that opened them and the requests from them. */
export type ProposalMemory = { proposals: WholeProposal[]; readers: ProposalReaderRecord[]; asks: ProposalAskRecord[] }

/** Returns a state without proposals. */
export const noProposals = (): ProposalMemory => ({ proposals: [], readers: [], asks: [] })
