import { decideSimulation, type Simulation, type SimulatorInput } from '@wasla/contract/admin/simulator.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import { inTransaction } from '#database/transaction.ts'
import type { OtherServices } from './other-services.ts'
import { writeAction } from './action.ts'
import type { Admin, AdminParts } from './parts.ts'
import { findSimulated, type SimulatedProgram } from './stores/simulated.ts'

type Entries = Pick<OtherServices, 'clicks' | 'tracking'>

const hour = 3_600_000
/** Shortest time from a click to its order, in milliseconds. Faster orders are held for review (N-14). */
const soonest = 20_000

/** Amounts of simulated orders, in halalas. */
const prices = [6_900, 8_900, 11_200, 14_500, 18_900, 24_900] as const

/** Makes the clicks of the past hour, spread evenly over it and over participants, channels and countries. */
const clicksOf = ({ clicks, channels, countries }: Simulation, { people, id }: SimulatedProgram, { clock, ids }: AdminParts) => {
  const began = clock.now() - hour
  const run = ids.uuid()
  return Array.from({ length: clicks }, (_, index) => ({
    programId: id,
    profileId: people[index % people.length] ?? '',
    at: Math.floor(began + ((index + 0.5) * (hour - 2 * soonest)) / clicks),
    channel: channels[Math.floor(index / people.length) % channels.length] ?? 'OTHER',
    country: countries[(index * 7) % countries.length] ?? 'ZZ',
    visitor: `simulated-${run}-${index}`,
  }))
}

/** Makes reports of the brand for `count` of the counted clicks, spread evenly among them. */
const reportsOf = (count: number, clicks: readonly ClickRecord[], event: NonNullable<ReturnType<typeof eventOf>>, run: string) => {
  const counted = clicks.filter(({ status }) => status === 'Approved')
  const chosen = Math.min(count, counted.length)
  return Array.from({ length: chosen }, (_, index) => {
    const click = counted[Math.floor((index * counted.length) / chosen)]
    return {
      clickId: click?.id ?? '',
      promoCode: null,
      event,
      externalId: `sim-${run.slice(-12)}-${index + 1}`,
      amount: event === 'SALE' ? (prices[index % prices.length] ?? prices[0]) : null,
      occurredAt: (click?.at ?? 0) + soonest + index,
      isReversed: false,
    }
  })
}

/**
 * `adminSimulateTraffic` (U-04): records an hour of clicks and the brand's reports of them through the same entries as real clicks and
 * reports. So rules, counts, milestones and open pages see no difference. Throws `FEATURE_DISABLED` outside the demo,
 * `DTO_VALIDATION_ERROR`, and `PROGRAM_NOT_FOUND` for a program that does not run or has no participants.
 */
export async function simulateTraffic(
  parts: AdminParts,
  { clicks, tracking }: Entries,
  admin: Admin,
  input: SimulatorInput,
): Promise<void> {
  const { simulation, action } = changesOf(decideSimulation({ isDemo: parts.env.mode === 'demo' }, input))
  await inTransaction(parts.db, async (tx) => {
    const program = await findSimulated(tx, simulation.programId)
    if (!program || program.people.length === 0) throw new Problem('PROGRAM_NOT_FOUND')
    await writeAction(tx, parts, admin, action)
    const written = await clicks.record(tx, clicksOf(simulation, program, parts))
    const event = eventOf(program.objectiveType)
    if (event === null) return
    for (const reported of reportsOf(simulation.conversions, written, event, parts.ids.uuid()))
      await tracking.takeImported(tx, program.id, reported)
  })
}
