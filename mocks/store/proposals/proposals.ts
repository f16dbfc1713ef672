import { changesOf } from '@wasla/contract/common/decision.ts'
import type { TalentRequestResult, AskTalentsInput, MakeProposalInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { requestNotice, decideAsk, decideAsking } from '@wasla/contract/proposals/ask.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { decideMaking, decideWithdrawal } from '@wasla/contract/proposals/make.ts'
import {
  decideProposalReading,
  decideSeeing,
  isSeenAgain,
  type OpenProposal,
  type ReaderOfPage,
} from '@wasla/contract/proposals/reading.ts'
import type { WholeProposal } from '@wasla/contract/proposals/record.ts'
import { proposalsInOrder } from '@wasla/contract/proposals/state.ts'
import { choicesView, ownProposalView, proposalView, type TalentFacts } from '@wasla/contract/proposals/view.ts'
import { findProfile } from '../find.ts'
import { measuredOf } from '../insights/measured.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { fitOf } from '../participations/fit.ts'
import { programById, requestOf } from '../programs/find.ts'
import { rowsOf } from '../showcase/rows.ts'

/** Returns the networkers that a manager shows to everybody. */
const shownTalents = (store: Store, managerId: string): Set<string> =>
  new Set(
    store.memory.world.managedAccounts.flatMap(({ managerId: by, talentId, status }) => {
      const talent = by === managerId && status === 'Accepted' ? findProfile(store, talentId) : undefined
      return talent && isPublic(talent) ? [talentId] : []
    }),
  )

const profilesOf = (store: Store, ids: readonly string[]) =>
  new Map(
    ids.flatMap((id) => {
      const profile = findProfile(store, id)
      return profile ? [[id, profile] as const] : []
    }),
  )

const factsOf = (store: Store, ids: readonly string[]): TalentFacts => ({
  profiles: profilesOf(store, ids),
  cards: new Map(ids.map((id) => [id, rowsOf(store.memory.world.rateCards, id)])),
  snapshots: new Map(ids.map((id) => [id, measuredOf(store, id, null).flatMap((rows) => rows.at(-1) ?? [])])),
})

function openProposal(store: Store, address: string): OpenProposal<ProfileRecord> {
  const proposal = store.memory.proposals.proposals.find((one) => one.address === address) ?? null
  const manager = findProfile(store, proposal?.profileId ?? '') ?? null
  const managed = shownTalents(store, proposal?.profileId ?? '')
  return changesOf(decideProposalReading({ proposal, manager, managed }, store.clock.now()))
}

/** Implements the query `proposal`. */
export function readProposal(store: Store, reader: ProfileRecord | null, address: string, language: Language) {
  const open = openProposal(store, address)
  const requested = store.memory.proposals.asks.filter((one) => one.proposalId === open.proposal.id && one.brandId === reader?.id)
  const facts = factsOf(
    store,
    open.talents.map(({ profileId }) => profileId),
  )
  return proposalView(open, facts, {
    language,
    profileId: reader?.id ?? null,
    requested: new Set(requested.map(({ profileId }) => profileId)),
  })
}

/** Implements the query `proposalChoices`. */
export function choices(store: Store, managerId: string, language: Language) {
  const ids = [...shownTalents(store, managerId)]
  return choicesView(ids, factsOf(store, ids), language)
}

function ownView(store: Store, proposal: WholeProposal) {
  const { readers, asks } = store.memory.proposals
  const named = [
    ...proposal.talents.map(({ profileId }) => profileId),
    ...readers.map(({ profileId }) => profileId),
    ...asks.flatMap(({ profileId, brandId }) => [profileId, brandId]),
  ]
  const facts = {
    ...{ readers, asks, profiles: profilesOf(store, named), managed: shownTalents(store, proposal.profileId) },
    programs: new Map(store.memory.world.programs.map(({ id, name }) => [id, name])),
  }
  return ownProposalView(proposal, facts, store.clock.now())
}

/** Implements the query `myProposals`. */
export const mine = (store: Store, managerId: string) =>
  proposalsInOrder(
    store.memory.proposals.proposals.filter(({ profileId }) => profileId === managerId),
    store.clock.now(),
  )
    .slice(0, proposalLimits.listed)
    .map((proposal) => ownView(store, proposal))

/** Implements the mutation `makeProposal`. */
export function make(store: Store, managerId: string, input: MakeProposalInput) {
  const { proposals } = store.memory.proposals
  const id = store.nextId('proposal')
  const state = {
    own: proposals.filter(({ profileId }) => profileId === managerId),
    choices: new Map(
      [...shownTalents(store, managerId)].map((talent) => [
        talent,
        new Set(rowsOf(store.memory.world.rateCards, talent).map((card) => card.id)),
      ]),
    ),
  }
  const made = { id, profileId: managerId, address: id.replaceAll('-', '').slice(0, 32), now: store.clock.now() }
  const proposal = changesOf(decideMaking(state, input, made))
  proposals.push(proposal)
  return ownView(store, proposal)
}

/** Implements the mutation `withdrawProposal`. */
export function withdraw(store: Store, managerId: string, id: string) {
  const { proposals } = store.memory
  const found = proposals.proposals.find((one) => one.id === id) ?? null
  const withdrawn = changesOf(decideWithdrawal(found, managerId, store.clock.now()))
  proposals.proposals = proposals.proposals.map((one) => (one.id === id ? withdrawn : one))
  return ownView(store, withdrawn)
}

/** Implements the mutation `proposalSeen`. The mock has no bots. */
export function see(store: Store, reader: ReaderOfPage, address: string): { success: boolean } {
  const proposal = store.memory.proposals.proposals.find((one) => one.address === address)
  const manager = findProfile(store, proposal?.profileId ?? '')
  const state = { proposal: proposal ?? null, manager: manager ?? null, managed: shownTalents(store, proposal?.profileId ?? '') }
  const now = store.clock.now()
  if (!proposal || !manager || decideProposalReading(state, now).problem) return { success: true }
  const seeing = decideSeeing(manager, { reader, isBot: false })
  if (!seeing) return { success: true }
  if (!isSeenAgain(proposal.lastSeenAt, now)) Object.assign(proposal, { firstSeenAt: proposal.firstSeenAt ?? now, lastSeenAt: now })
  const { brandId } = seeing
  if (brandId === null) return { success: true }
  const { readers } = store.memory.proposals
  const before = readers.find((one) => one.proposalId === proposal.id && one.profileId === brandId)
  if (!before) readers.push({ proposalId: proposal.id, profileId: brandId, firstAt: now, lastAt: now })
  else if (!isSeenAgain(before.lastAt, now)) before.lastAt = now
  return { success: true }
}

/** Returns a talent of a proposal as somebody who may join programs. */
function joinerOf(store: Store, profileId: string, program: ProgramRecord) {
  const profile = findProfile(store, profileId)
  if (!profile || !individualTypes.some((type) => type === profile.type)) return { talent: null, unmet: [] }
  const { userId, type, status } = profile
  return { talent: { profileId, userId, type, status }, unmet: fitOf(store, profile, program.id).unmet }
}

/** Implements the mutation `askTalents`. */
export function ask(store: Store, brandId: string, { address, programId, profileIds }: AskTalentsInput): TalentRequestResult[] {
  const { proposal, talents } = openProposal(store, address)
  const named = [...new Set(profileIds)]
  const program = changesOf(decideAsking(programById(store, programId), { brandId, profileIds: named }, store.clock.now()))
  const { asks } = store.memory.proposals
  const answers = named.map((profileId): TalentRequestResult => {
    const isShown = talents.some((one) => one.profileId === profileId)
    const state = {
      ...{ program, request: requestOf(store, program.id, profileId) },
      ...(isShown ? joinerOf(store, profileId, program) : { talent: null, unmet: [] }),
      isRequested: asks.some((one) => one.programId === program.id && one.profileId === profileId),
    }
    const of = { id: store.nextId('proposal-ask'), now: store.clock.now(), proposalId: proposal.id, brandId }
    const decision = decideAsk(state, of)
    if (decision.code !== null) return { profileId, code: decision.code }
    asks.push(decision.ask)
    notify(store, decision.notification)
    return { profileId, code: null }
  })
  if (answers.some(({ code }) => code === null)) notify(store, requestNotice(proposal, program))
  return answers
}
