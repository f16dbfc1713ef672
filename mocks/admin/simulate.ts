import { decideSimulation, type SimulatorInput } from '@wasla/contract/admin/simulator.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { programById } from '../store/programs/find.ts'
import { take } from '../store/tracking/conversions.ts'
import { countResults } from '../store/tracking/count-results.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'

const hour = 3_600_000
const soonest = 20_000

/**
 * Implements the mutation `adminSimulateTraffic`. Spreads an hour of clicks evenly over the participants and reports conversions for some
 * of the clicks (U-04).
 */
export function simulateTraffic(adminStore: AdminStore, admin: Admin, input: SimulatorInput): void {
  const { store } = adminStore
  const { simulation, action } = changesOf(decideSimulation({ isDemo: true }, input))
  const { programId, clicks: count, conversions, channels, countries } = simulation
  const program = programById(store, programId)
  const people = store.memory.world.trackingLinks.filter((link) => link.programId === programId)
  if (program?.status !== 'Active' || people.length === 0) throw new Problem('PROGRAM_NOT_FOUND')
  writeAction(adminStore, admin, action)
  const began = adminStore.now() - hour
  const clicks = Array.from({ length: count }, (_, index): ClickRecord => ({
    id: store.nextId('click'),
    programId,
    profileId: people[index % people.length]?.profileId ?? '',
    at: Math.floor(began + ((index + 0.5) * (hour - 2 * soonest)) / count),
    channel: channels[Math.floor(index / people.length) % channels.length] ?? 'OTHER',
    country: countries[(index * 7) % countries.length] ?? 'ZZ',
    visitor: store.nextId('visitor'),
    status: 'Approved',
    reason: null,
  }))
  store.memory.world.clicks.push(...clicks)
  countResults(
    store,
    clicks.map((click) => ({ ...click, kind: 'CLICK', from: null, to: click.status, amount: 0 })),
  )
  const event = eventOf(program.objectiveType)
  if (event === null) return
  for (let index = 0; index < conversions; index++) {
    const click = clicks[Math.floor((index * clicks.length) / conversions)]
    if (!click) continue
    const reported = {
      clickId: click.id,
      promoCode: null,
      event,
      externalId: store.nextId('simulated'),
      amount: event === 'SALE' ? 8900 + (index % 5) * 2300 : null,
      occurredAt: click.at + soonest + index,
      isReversed: false,
    }
    take(store, { programId, way: 'IMPORT', reported })
  }
}
