import { averagesOf } from '../insights/combine.ts'
import type { SnapshotRecord } from '../insights/record.ts'
import type { Language } from '../platform/language.ts'
import { locationOf, toDateTime } from '../profiles/fields.ts'
import { nameFor } from '../profiles/names.ts'
import { listedProfile } from '../profiles/public-fields.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { OwnedRateCard, RateCardRecord } from '../showcase/record.ts'
import { proposalLimits } from './limits.ts'
import { remainingTalents, type OpenProposal } from './reading.ts'
import type { ChosenTalent, ProposalAskRecord, ProposalReaderRecord, WholeProposal } from './record.ts'
import { proposalStateOf } from './state.ts'

/** What the public pages of talents show, by their ids. */
export type TalentFacts = {
  readonly profiles: ReadonlyMap<string, ProfileRecord>
  readonly cards: ReadonlyMap<string, readonly RateCardRecord[]>
  /** The newest snapshot of each account. */
  readonly snapshots: ReadonlyMap<string, readonly SnapshotRecord[]>
}

type TalentView = {
  profile: ProfileRecord
  city: string | null
  followers: number
  engagement: number | null
  cards: { card: OwnedRateCard; price: number | null }[]
  isRequested: boolean
}

/**
 * Returns a talent as a proposal shows them. A rate card that its owner deleted is left out with its price; a changed one is shown as it is
 * now, and a price of the manager stands.
 */
async function talentView(
  { profileId, cards }: ChosenTalent,
  facts: TalentFacts,
  { language, isRequested }: { readonly language: Language; readonly isRequested: boolean },
): Promise<TalentView[]> {
  const profile = facts.profiles.get(profileId)
  if (!profile) return []
  const averages = averagesOf(facts.snapshots.get(profileId) ?? [])
  const own = new Map((facts.cards.get(profileId) ?? []).map((card) => [card.id, card]))
  return [
    {
      profile,
      city: (await locationOf(profile, {}, { language }))?.city ?? null,
      followers: averages?.followers ?? 0,
      engagement: averages?.engagement ?? null,
      cards: cards.flatMap(({ rateCardId, price }) => {
        const card = own.get(rateCardId)
        return card ? [{ card: { ...card, profileType: profile.type }, price }] : []
      }),
      isRequested,
    },
  ]
}

/** Returns a proposal as its readers see it. `requested` are the talents whom the reader, a brand, asked from it. */
export async function proposalView(
  { proposal, manager, talents }: OpenProposal<ProfileRecord>,
  facts: TalentFacts,
  {
    language,
    profileId,
    requested,
  }: { readonly language: Language; readonly profileId: string | null; readonly requested: ReadonlySet<string> },
) {
  const { id, title, note, brandName, createdAt, validUntil } = proposal
  const views = await Promise.all(talents.map((one) => talentView(one, facts, { language, isRequested: requested.has(one.profileId) })))
  return {
    ...{ id, manager, title, note, brandName, validUntil, createdAt: toDateTime(createdAt) },
    isOwn: proposal.profileId === profileId,
    talents: views.flat(),
  }
}

/** Returns whom a manager may propose, with all their rate cards, by name in the reader's language. */
export async function choicesView(talentIds: readonly string[], facts: TalentFacts, language: Language) {
  const views = await Promise.all(
    talentIds.map((profileId) =>
      talentView({ profileId, cards: (facts.cards.get(profileId) ?? []).map(({ id }) => ({ rateCardId: id, price: null })) }, facts, {
        language,
        isRequested: false,
      }),
    ),
  )
  const { compare } = new Intl.Collator(language)
  const nameOf = (profile: ProfileRecord) => nameFor(profile, language)
  return views
    .flat()
    .toSorted((one, other) => compare(nameOf(one.profile), nameOf(other.profile)) || (one.profile.id < other.profile.id ? -1 : 1))
}

/** What the manager sees beside the proposal itself. */
export type OwnFacts = {
  readonly profiles: ReadonlyMap<string, ProfileRecord>
  readonly managed: ReadonlySet<string>
  readonly readers: readonly ProposalReaderRecord[]
  readonly asks: readonly ProposalAskRecord[]
  /** Names of the programs of the asks, by id. */
  readonly programs: ReadonlyMap<string, string>
}

/** Returns a proposal as its manager sees it. Readers and requests of removed profiles are left out. */
export function ownProposalView(proposal: WholeProposal, { profiles, managed, readers, asks, programs }: OwnFacts, now: number) {
  const { id, address, title, brandName, createdAt, validUntil, talents, firstSeenAt, lastSeenAt } = proposal
  const profileOf = (profileId: string) => {
    const found = profiles.get(profileId)
    return found ? [listedProfile(found)] : []
  }
  const moment = (at: number | null) => (at === null ? null : toDateTime(at))
  return {
    ...{ id, address, title, brandName, validUntil, createdAt: toDateTime(createdAt) },
    state: proposalStateOf(proposal, now),
    chosen: talents.length,
    talents: remainingTalents(proposal, managed).flatMap(({ profileId }) => profileOf(profileId)),
    firstSeenAt: moment(firstSeenAt),
    lastSeenAt: moment(lastSeenAt),
    readers: readers
      .filter((one) => one.proposalId === id)
      .toSorted((one, other) => other.lastAt - one.lastAt || (one.profileId < other.profileId ? -1 : 1))
      .slice(0, proposalLimits.shown)
      .flatMap(({ profileId, firstAt, lastAt }) =>
        profileOf(profileId).map((brand) => ({ brand, firstAt: toDateTime(firstAt), lastAt: toDateTime(lastAt) })),
      ),
    asks: asks
      .filter((one) => one.proposalId === id)
      .toSorted((one, other) => other.requestedAt - one.requestedAt || (one.profileId < other.profileId ? -1 : 1))
      .slice(0, proposalLimits.shown)
      .flatMap(({ id: askId, brandId, profileId, programId, requestedAt }) =>
        profileOf(brandId).flatMap((brand) =>
          profileOf(profileId).map((talent) => ({
            ...{ id: askId, brand, talent, programName: programs.get(programId) ?? '', requestedAt: toDateTime(requestedAt) },
          })),
        ),
      ),
  }
}
