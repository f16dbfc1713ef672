import type { ParticipantPerformance, ProgramPerformance } from '../generated/user-sdl-types.ts'
import type { Language } from '../platform/language.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { ImpactObjectives } from '../programs/step-data.ts'
import type { ObjectiveType } from '../programs/types.ts'
import type { RewardRecord } from '../rewards/record.ts'
import { socialsOf, type ChannelDay } from './channels.ts'
import { countriesOf, type CountryClicks } from './countries.ts'
import { inUnits, type Counts } from './counts.ts'
import { lastDays } from '../tracking/days.ts'
import { metricsOf } from './metrics.ts'
import { participantMilestones, programMilestones, stepsOf } from './milestones.ts'
import { paidOf, pendingOf, rewardGroups, spendOf, type NextPayout, type RewardGroup } from './rewards.ts'

/** Stored figures of a program or of one participant: totals since the start, and the last thirty days (`lastDays`). */
export type StoredFigures = {
  readonly total: Counts
  /** The approved results of `total` that a code brought. */
  readonly approvedByCode: number
  readonly visitors: number
  readonly uncountedClicks: number
  readonly countries: readonly CountryClicks[]
  readonly lastDays: readonly ChannelDay[]
}

/** Facts that every view of figures needs: the program's objective and milestones, the time, and the reader's language. */
export type Frame = {
  readonly objective: ObjectiveType
  readonly milestones: ImpactObjectives['milestones']
  readonly now: number
  readonly language: Language
}

const dateOf = (moment: number | null) => (moment === null ? null : civilDate(moment))

/** Returns the fields that both views have (`view`), and the count in the unit of the objective. */
function sharedView({ objective, milestones, now, language }: Frame, stored: StoredFigures, groups: readonly RewardGroup[]) {
  const total = inUnits(objective, stored.total)
  const days = stored.lastDays.map((row) => inUnits(objective, row))
  return {
    count: total.approved,
    view: {
      objectivePerformance: {
        objectiveType: objective,
        metrics: metricsOf(objective, {
          ...total,
          approvedByCode: stored.approvedByCode,
          visitors: stored.visitors,
          uncountedClicks: stored.uncountedClicks,
          spend: spendOf(groups),
        }),
      },
      steps: stepsOf(milestones, total.approved),
      countries: countriesOf(stored.countries, language),
      socials: socialsOf(days, lastDays(now)),
    },
  }
}

/** Returns `getProgramPerformance`, except the fields that other domains add. */
export function programView(
  frame: Frame,
  stored: StoredFigures,
  groups: readonly RewardGroup[],
  next: NextPayout,
): Omit<ProgramPerformance, 'participantCount' | 'budget' | 'countedAt' | 'isDemo'> {
  const { count, view } = sharedView(frame, stored, groups)
  return {
    ...view,
    milestones: programMilestones(frame.milestones, count, groups, frame.language),
    nextPayoutDate: dateOf(next.at),
    nextPayoutAmount: next.amount,
    nextPayoutParticipants: next.participants,
  }
}

/** Returns `getParticipantPerformance`, except the participant, the link and the fields that other domains add. */
export function participantView(
  frame: Frame,
  stored: StoredFigures,
  rewards: readonly RewardRecord[],
  next: NextPayout,
): Omit<ParticipantPerformance, 'participant' | 'trackingUrl' | 'countedAt' | 'isDemo'> {
  const groups = rewardGroups(rewards)
  const { count, view } = sharedView(frame, stored, groups)
  return {
    ...view,
    milestones: participantMilestones(frame.milestones, count, rewards, frame.language),
    pendingEarnings: pendingOf(groups),
    paidEarnings: paidOf(groups),
    nextPayoutDate: dateOf(next.at),
  }
}
