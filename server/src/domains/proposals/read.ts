import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { decideProposalReading, isAddress, type OpenProposal } from '@wasla/contract/proposals/reading.ts'
import type { WholeProposal } from '@wasla/contract/proposals/record.ts'
import { proposalsInOrder } from '@wasla/contract/proposals/state.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { choicesView, ownProposalView, proposalView, type TalentFacts } from '@wasla/contract/proposals/view.ts'
import { findProgramNames, shownTalentsOf } from '../managed-accounts/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { findRateCardsOfAll } from '../showcase/service.ts'
import { newestSnapshotsOf } from '../social/service.ts'
import type { ProposalsDeps } from './deps.ts'
import { findRequestedFrom, findAsks } from './stores/asks.ts'
import { findProposal, findProposalsOf } from './stores/proposals.ts'
import { findReaders } from './stores/seen.ts'

type ReadDeps = Pick<ProposalsDeps, 'db' | 'clock' | 'profiles'>
type Reader = Pick<Viewer, 'userId' | 'profileId' | 'profileType'>

/** Returns what the public pages of these talents show, in a constant number of statements. */
async function factsOf({ db, clock, profiles }: ReadDeps, talentIds: readonly string[]): Promise<TalentFacts> {
  const snapshots = await newestSnapshotsOf(db, clock.now(), talentIds)
  return {
    profiles: await profiles.byIds(talentIds),
    cards: await findRateCardsOfAll(db, talentIds),
    snapshots: new Map(
      [...Map.groupBy(snapshots, ({ account }) => account.profileId)].map(([id, accounts]) => [
        id,
        accounts.flatMap(({ newest }) => newest ?? []),
      ]),
    ),
  }
}

/** Returns an open proposal by its address. Throws `PROPOSAL_NOT_FOUND`, for every reason. */
export async function openProposal({ db, clock, profiles }: ReadDeps, address: string): Promise<OpenProposal<ProfileRecord>> {
  const proposal = isAddress(address) ? await findProposal(db, 'address', address) : null
  const managerId = proposal?.profileId ?? ''
  const manager = proposal ? ((await profiles.byIds([managerId])).get(managerId) ?? null) : null
  const managed = proposal ? await shownTalentsOf(db, managerId) : new Set<string>()
  return changesOf(decideProposalReading({ proposal, manager, managed }, clock.now()))
}

/** `proposal`: the page as its reader sees it. */
export async function readProposal(deps: ReadDeps, reader: Reader | null, address: string, language: Language) {
  const open = await openProposal(deps, address)
  const requested =
    reader?.profileType === 'BRAND' ? await findRequestedFrom(deps.db, open.proposal.id, reader.profileId) : new Set<string>()
  const facts = await factsOf(
    deps,
    open.talents.map(({ profileId }) => profileId),
  )
  return proposalView(open, facts, { language, profileId: reader?.profileId ?? null, requested })
}

/** `proposalChoices`: whom a manager may propose. */
export async function readChoices(deps: ReadDeps, { profileId }: Pick<Reader, 'profileId'>, language: Language) {
  const ids = [...(await shownTalentsOf(deps.db, profileId))]
  return choicesView(ids, await factsOf(deps, ids), language)
}

/** Returns proposals of one manager as the manager sees them, in the same order. */
export async function ownViews({ db, clock, profiles }: ReadDeps, managerId: string, proposals: readonly WholeProposal[]) {
  const ids = proposals.map(({ id }) => id)
  const [managed, readers, asks] = [await shownTalentsOf(db, managerId), await findReaders(db, ids), await findAsks(db, ids)]
  const named = [
    ...proposals.flatMap(({ talents }) => talents.map(({ profileId }) => profileId)),
    ...readers.map(({ profileId }) => profileId),
    ...asks.flatMap(({ profileId, brandId }) => [profileId, brandId]),
  ]
  const facts = {
    ...{ managed, readers, asks },
    profiles: await profiles.byIds([...new Set(named)]),
    programs: await findProgramNames(db, [...new Set(asks.map(({ programId }) => programId))]),
  }
  return proposals.map((proposal) => ownProposalView(proposal, facts, clock.now()))
}

/** `myProposals`. */
export async function readOwn(deps: ReadDeps, { profileId }: Pick<Reader, 'profileId'>) {
  const now = deps.clock.now()
  const found = await findProposalsOf(deps.db, profileId, civilDate(now))
  return ownViews(deps, profileId, proposalsInOrder(found, now).slice(0, proposalLimits.listed))
}
