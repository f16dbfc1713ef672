import { countingOf } from '@wasla/contract/performance/count-change.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'

type Key = Readonly<Record<string, unknown>>

/** Returns the row with these keys. If there is none, adds `blank` and returns it. */
function rowOf<Row extends object>(rows: Row[], key: Key, blank: Row): Row {
  const names = Object.keys(key)
  const found = rows.find((row) => names.every((name) => Reflect.get(row, name) === key[name]))
  if (found) return found
  rows.push(blank)
  return blank
}

/** Adds `by` to the visitors of a day, either of one participant or of the whole program. */
function addVisitors({ memory }: Store, participantId: string | null, of: { programId: string; day: string }, by: number): void {
  const key = { ...of, participantId }
  rowOf(memory.world.visitorDays, key, { ...key, visitors: 0 }).visitors += by
}

/** Adds `by` to a browser's counted clicks. Returns 1 if the browser became a visitor, -1 if it stopped being one, otherwise 0. */
function visit({ memory }: Store, key: string, by: number): number {
  const before = memory.visits.get(key) ?? 0
  memory.visits.set(key, before + by)
  return (before + by > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
}

/** Counts clicks and conversions that are new or changed status (O-06). Sends an event to everybody who may see the figures. */
export function countResults(store: Store, changes: readonly ResultChange[]): void {
  const { world } = store.memory
  const { counts, uncounted, visitors } = countingOf(changes)
  for (const { clicks, approved, revenue, ...key } of counts) {
    const row = rowOf(world.dayCounts, key, { ...key, clicks: 0, approved: 0, revenue: 0 })
    row.clicks += clicks
    row.approved += approved
    row.revenue += revenue
  }
  for (const { count, ...key } of uncounted) rowOf(world.uncountedDays, key, { ...key, count: 0 }).count += count
  for (const { programId, profileId, day, visitor, clicks } of visitors) {
    addVisitors(store, profileId, { programId, day }, visit(store, `${programId} ${profileId} ${day} ${visitor}`, clicks))
    addVisitors(store, null, { programId, day }, visit(store, `${programId} ${day} ${visitor}`, clicks))
  }
  tell(store, changes)
}

function tell(store: Store, changes: readonly ResultChange[]): void {
  const notified = new Set<string>()
  for (const { programId, profileId } of changes) {
    const managers = store.memory.world.managedAccounts
      .filter((one) => one.talentId === profileId && one.status === 'Accepted')
      .map(({ managerId }) => managerId)
    for (const id of [programById(store, programId)?.profileId, profileId, ...managers]) {
      const userId = id === undefined ? undefined : findProfile(store, id)?.userId
      if (userId === undefined || notified.has(`${programId} ${userId}`)) continue
      notified.add(`${programId} ${userId}`)
      for (const listener of store.listeners) listener({ userId, name: 'performance', data: { programId } })
    }
  }
}
