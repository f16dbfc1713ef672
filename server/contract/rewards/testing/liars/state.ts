import type { Milestone } from '../../../programs/step-data.ts'
import { programTerms } from '../../../programs/terms.ts'
import { settings } from '../../../settings/settings.ts'
import type { ObjectiveType } from '../../../programs/types.ts'
import { civilDate } from '../../../platform/riyadh.ts'
import type { SharedContact } from '../../../tracking/shared-contact.ts'
import type { NetworkCounts } from '../../../tracking/link-day.ts'
import type { NetworkLimits } from '../../../tracking/networks.ts'
import type { ClaimRecord, ClickRecord, ConversionRecord, NetworkCaseStatus, NetworkReason } from '../../../tracking/record.ts'
import type { RewardCaseRecord } from '../../held.ts'
import type { ParticipantResultRecord, RewardRecord } from '../../record.ts'

/** Two honest participants, and one who lies. */
export const honest = ['huda', 'saad'] as const
export const liar = 'liar'
export const participants = [...honest, liar] as const
export type Participant = (typeof participants)[number]

export const programId = 'program'
export const owner = 'brand'
export const terms = programTerms
export const limits: NetworkLimits = {
  perNetwork: settings['clicks.perNetwork'].default,
  perOwnNetwork: settings['clicks.perOwnNetwork'].default,
}

/** The facts of a history that do not change. */
export type Sample = {
  readonly objective: Extract<ObjectiveType, 'TRAFFIC' | 'SALES'>
  /** How the brand reports its orders: by its server, or only by its thank-you page. */
  readonly way: 'SERVER' | 'PIXEL'
  readonly milestones: readonly Milestone[]
}

/** A click, with two facts that only the test knows: its network, and whether an honest visitor made it. */
export type SeenClick = ClickRecord & { readonly network: string; readonly isHonest: boolean }

/** A case of one link, day and network (Y-06). */
export type Case = {
  readonly link: Participant
  readonly day: string
  readonly network: string
  status: NetworkCaseStatus
  reason: NetworkReason
  held: number
  counted: number
}

/** The sums of a link’s day (Y-07). */
export type LinkDay = {
  clicks: number
  invalid: number
  readonly hours: Map<string, number>
  readonly networks: Map<string, NetworkCounts>
}

/** A program with all stored data of its results and rewards. Changed in place for speed, because the test runs ten thousand histories. */
export type World = {
  readonly sample: Sample
  now: number
  retiredAt: number | null
  dueAt: number | null
  readonly clicks: SeenClick[]
  readonly days: Map<string, LinkDay>
  readonly visitors: Map<string, number>
  readonly cases: Case[]
  /** Conversions by the number that they have now. */
  readonly conversions: Map<string, ConversionRecord>
  /** Conversions that gave their number to another one (Y-02). */
  readonly formers: ConversionRecord[]
  /** Browser reports that wait behind a result of their number (Y-02), the oldest first. */
  readonly claims: (ClaimRecord & { isAnswered: boolean })[]
  /** The participant who brought each real order, by the order’s number. */
  readonly orders: Map<string, Participant>
  readonly results: Map<string, ParticipantResultRecord>
  rewards: RewardRecord[]
  readonly rewardCases: RewardCaseRecord[]
  readonly sharing: Map<string, readonly SharedContact[]>
  readonly paid: Map<string, number>
  budget: number
  escrow: number
  made: number
  /** Number of the liar’s results that an admin let count. */
  letCount: number
  /** Descriptions of events that must never happen. */
  readonly faults: string[]
}

export const begin = (sample: Sample, now: number): World => {
  const each = sample.milestones.reduce((sum, { amount = 0 }) => sum + amount, 0)
  return {
    sample,
    now,
    retiredAt: null,
    dueAt: null,
    clicks: [],
    days: new Map(),
    visitors: new Map(),
    cases: [],
    conversions: new Map(),
    formers: [],
    claims: [],
    orders: new Map(),
    results: new Map(),
    rewards: [],
    rewardCases: [],
    sharing: new Map(),
    paid: new Map(),
    // Enough for everybody. This model does not test a budget that runs out.
    budget: each * participants.length,
    escrow: each * participants.length,
    made: 0,
    letCount: 0,
    faults: [],
  }
}

export const nextId = (world: World): string => String(++world.made)
export const dayOf = (world: Pick<World, 'now'>): string => civilDate(world.now)

/**
 * Returns whether a participant requests a review of a click. Honest participants do so at once for clicks that are held because of a
 * shared contact: these clicks belong to no case. No other honest click may need a request to count.
 */
export const isRequested = ({ status, reason, profileId }: SeenClick): boolean =>
  status === 'Held' && reason === 'SHARED_CONTACT' && profileId !== liar

/** Returns the code of a participant. */
export const codeOf = (who: Participant): string => `${who.toUpperCase()}7`

/** Returns the current sums of a link’s day. */
export function linkDayOf({ days }: World, link: string, day: string): LinkDay {
  const key = `${link} ${day}`
  const known = days.get(key)
  if (known) return known
  const made: LinkDay = { clicks: 0, invalid: 0, hours: new Map(), networks: new Map() }
  days.set(key, made)
  return made
}
