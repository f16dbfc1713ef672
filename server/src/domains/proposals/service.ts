import type { TalentRequestResult, AskTalentsInput, MakeProposalInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { choicesView, ownProposalView, proposalView } from '@wasla/contract/proposals/view.ts'
import type { Viewer } from '../session/viewer.ts'
import { askTalents } from './ask.ts'
import { makeProposal, seeProposal, sweepProposals, withdrawProposal } from './change.ts'
import type { ProposalsDeps } from './deps.ts'
import { ownViews, readChoices, readOwn, readProposal } from './read.ts'

type Actor = Pick<Viewer, 'userId' | 'profileId'>
type Reader = Pick<Viewer, 'userId' | 'profileId' | 'profileType'> | null
type Own = ReturnType<typeof ownProposalView>

/** Pages with which managers propose talents (docs/decisions/097-proposals.md). Every error is a `Problem`. */
export type ProposalsService = {
  /** Returns the page at an address. Throws `PROPOSAL_NOT_FOUND`, for every reason. */
  read(reader: Reader, address: string, language: Language): ReturnType<typeof proposalView>
  /** Stores that the page was opened. `isBot`: the reader is a known bot or a link preview. */
  seen(reader: Reader, opening: { address: string; isBot: boolean }): Promise<void>
  mine(viewer: Actor): Promise<Own[]>
  choices(viewer: Actor, language: Language): ReturnType<typeof choicesView>
  /** Throws `DTO_VALIDATION_ERROR`, `PROPOSAL_LIMIT_REACHED`, `RATE_LIMITED`. */
  make(viewer: Actor, input: MakeProposalInput): Promise<Own>
  /** Throws `PROPOSAL_NOT_FOUND`, also for a proposal of another manager. */
  withdraw(viewer: Actor, id: string): Promise<Own>
  /** Throws `PROPOSAL_NOT_FOUND`, `PROGRAM_NOT_FOUND`, `PROGRAM_NOT_ACCEPTING_REQUESTS`. */
  ask(viewer: Pick<Viewer, 'profileId'>, input: AskTalentsInput): Promise<TalentRequestResult[]>
  sweep(): Promise<void>
}

export function createProposalsService(deps: ProposalsDeps): ProposalsService {
  const own = async ({ profileId }: Actor, proposal: Parameters<typeof ownViews>[2][number]): Promise<Own> => {
    const [view] = await ownViews(deps, profileId, [proposal])
    if (!view) throw new Error('A proposal has a view')
    return view
  }
  return {
    read: (reader, address, language) => readProposal(deps, reader, address, language),
    seen: (reader, opening) => seeProposal(deps, reader, opening),
    mine: (viewer) => readOwn(deps, viewer),
    choices: (viewer, language) => readChoices(deps, viewer, language),
    make: async (viewer, input) => own(viewer, await makeProposal(deps, viewer, input)),
    withdraw: async (viewer, id) => own(viewer, await withdrawProposal(deps, viewer, id)),
    ask: (viewer, input) => askTalents(deps, viewer, input),
    sweep: () => sweepProposals(deps),
  }
}
