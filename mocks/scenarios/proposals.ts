import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import type { ChosenTalent, WholeProposal } from '@wasla/contract/proposals/record.ts'
import type { Store } from '../store/memory.ts'
import { OMAR, SALMA } from '../world/agents.ts'
import { NABT_COFFEE, SAHRA } from '../world/businesses.ts'
import { day, hour, minute } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { MAHA } from '../world/more-networkers.ts'
import { FAHAD, HUDA, NOURA, REEM } from '../world/networkers.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'problem', extensions: broken } }]

/** The address of the open proposal of the scenarios. */
export const proposalAddress = 'nabt-ramadan-mornings-0123456789'

/** Chooses a talent with their newest rate card, at a price of the manager; without a price if there is none. */
function chosen({ memory: { world } }: Store, profileId: string, price: number | null): ChosenTalent {
  const card = world.rateCards.find((one) => one.profileId === profileId)
  return { profileId, cards: card ? [{ rateCardId: card.id, price }] : [] }
}

const proposal = (store: Store, over: Partial<WholeProposal>): WholeProposal => ({
  ...{ id: idOf('scenario:proposal', 0), profileId: OMAR.profile.id, address: proposalAddress, withdrawnAt: null },
  ...{ title: 'Four networkers for Ramadan mornings', brandName: 'قهوة نبت', firstSeenAt: null, lastSeenAt: null },
  note: 'Four kitchens, four honest cups. Reem opens, Maha cooks with it, Huda and Fahad close the week.',
  validUntil: civilDate(store.clock.now() + 14 * day),
  createdAt: store.clock.now() - 2 * day,
  talents: [
    chosen(store, REEM.profile.id, 450_000),
    chosen(store, MAHA.profile.id, null),
    chosen(store, HUDA.profile.id, 140_000),
    chosen(store, FAHAD.profile.id, null),
  ],
  ...over,
})

const open = (store: Store): void => void store.memory.proposals.proposals.push(proposal(store, {}))

/** An open proposal that a brand read and answered, one that has expired, and one that was withdrawn. */
function answered(store: Store): void {
  const now = store.clock.now()
  const { proposals, readers, asks } = store.memory.proposals
  const first = proposal(store, { firstSeenAt: now - day, lastSeenAt: now - 20 * minute })
  const ended = (name: string, over: Partial<WholeProposal>) =>
    proposal(store, { id: idOf(`scenario:proposal:${name}`, 0), address: `${name}${proposalAddress}`.slice(0, 32), title: name, ...over })
  proposals.push(
    first,
    ended('رحلات الشتاء', { brandName: 'Sahra', createdAt: now - 40 * day, validUntil: civilDate(now - 20 * day), note: null }),
    ended('Back to school', { createdAt: now - 50 * day, withdrawnAt: now - 45 * day }),
  )
  readers.push(
    { proposalId: first.id, profileId: NABT_COFFEE.profile.id, firstAt: now - day, lastAt: now - 20 * minute },
    { proposalId: first.id, profileId: SAHRA.profile.id, firstAt: now - 5 * hour, lastAt: now - 5 * hour },
  )
  asks.push({
    ...{ id: idOf('scenario:proposal-ask', 0), proposalId: first.id, programId: MORNING_CUP.program.id, profileId: MAHA.profile.id },
    ...{ brandId: NABT_COFFEE.profile.id, requestedAt: now - 15 * minute },
  })
}

/** The longest texts, all talents that a proposal may have, and one who is no longer managed. */
function longest(store: Store): void {
  const { world } = store.memory
  const talents = world.managedAccounts
    .filter(({ managerId, status }) => managerId === OMAR.profile.id && status === 'Accepted')
    .slice(0, proposalLimits.talents - 1)
    .map(({ talentId }) => chosen(store, talentId, 99_999_900))
  store.memory.proposals.proposals.push(
    proposal(store, {
      title: 'صباحات رمضان في الرياض وجدة والدمام '.repeat(4).slice(0, proposalLimits.title),
      brandName: 'A brand with a very long name '.repeat(4).slice(0, proposalLimits.brandName),
      note: 'Every kitchen in this list has its own way with coffee, and its own public. '.repeat(8).slice(0, proposalLimits.note),
      talents: [...talents, { profileId: NOURA.profile.id, cards: [] }],
    }),
  )
}

const reading = ['myProposals', 'proposalChoices'] as const

export const proposalScenarios = {
  proposals: { title: 'Agent with proposals: open and answered, expired, withdrawn', viewer: OMAR, prepareStore: answered },
  'proposals-none': { title: 'Agent without proposals', viewer: OMAR },
  'proposals-no-talent': { title: 'Agent without talents, who cannot propose anybody', viewer: SALMA },
  'proposals-long': { title: 'Agent with a proposal of the longest texts', viewer: OMAR, prepareStore: longest },
  'proposals-loading': { title: 'Proposals never load', viewer: OMAR, faults: [{ on: reading, fault: { kind: 'silence' } }] },
  'proposals-error': { title: 'Proposals cannot be loaded', viewer: OMAR, faults: refusing(reading) },
  'proposal-stranger': { title: 'Visitor with the address of a proposal', viewer: null, prepareStore: open },
  'proposal-brand': { title: 'Brand with the address of a proposal', viewer: NABT_COFFEE, prepareStore: open },
  'proposal-own': { title: 'Agent who reads an own proposal', viewer: OMAR, prepareStore: open },
  'proposal-long': { title: 'Brand that reads a proposal of the longest texts', viewer: NABT_COFFEE, prepareStore: longest },
  'proposal-missing': { title: 'Visitor with an address that shows nothing', viewer: null },
  'proposal-loading': { title: 'A proposal never loads', viewer: null, faults: [{ on: ['proposal'], fault: { kind: 'silence' } }] },
  'proposal-error': { title: 'A proposal cannot be loaded', viewer: null, faults: refusing(['proposal']) },
} as const satisfies Readonly<Record<string, Scenario>>
