import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { RewardType } from '@wasla/contract/programs/types.ts'
import type { StoredStepData } from '@wasla/contract/programs/step-data.ts'
import type { WholeProgram } from '../programs/make-program.ts'
import { clickMoment } from './day-events.ts'
import type { DayPlan } from './day-plans.ts'

/** A milestone that a participant reached, and the time of reaching it. The amount is in halalas, and 0 for an experience. */
export type Earned = {
  readonly of: WholeProgram
  readonly programId: string
  readonly profileId: string
  readonly milestoneId: string
  readonly rewardType: RewardType
  readonly amount: number
  readonly at: number
}

export type SimulatedDay = { readonly day: DayPlan; readonly conversions: readonly ConversionRecord[] }

const milestonesOf = ({ steps }: WholeProgram) =>
  steps.flatMap(({ type, data }) => (type === 'IMPACT_OBJECTIVES' ? (data as StoredStepData['IMPACT_OBJECTIVES']).milestones : []))

const unitsOf = ({ day, conversions }: SimulatedDay) =>
  day.plan.event === null ? day.clicks : conversions.filter(({ status }) => status === 'Approved').length

/** Returns the time of the unit with this index on a day. */
const momentOf = ({ day, conversions }: SimulatedDay, place: number) =>
  day.plan.event === null
    ? clickMoment(day, place)
    : (conversions.filter(({ status }) => status === 'Approved')[place]?.receivedAt ?? day.to)

/**
 * Returns the reached milestones of one participant, from all the participant's days in order. Each has the time of the unit that reached
 * it (L-06).
 */
export function earnedOf(days: readonly SimulatedDay[]): Earned[] {
  const [first] = days
  if (!first) return []
  const { of, member } = first.day.plan
  const milestones = milestonesOf(of)
  let before = 0
  return days.flatMap((simulated) => {
    const after = before + unitsOf(simulated)
    const reached = milestones
      .filter(({ target }) => target > before && target <= after)
      .map((milestone): Earned => ({
        of,
        programId: of.program.id,
        profileId: member.profile.id,
        milestoneId: milestone.id,
        rewardType: milestone.rewardType,
        amount: milestone.rewardType === 'CASH' ? (milestone.amount ?? 0) : 0,
        at: momentOf(simulated, milestone.target - before - 1),
      }))
    before = after
    return reached
  })
}
