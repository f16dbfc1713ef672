import { describe, expect, test } from 'vitest'
import { countingOf } from '@wasla/contract/performance/count-change.ts'
import { totalOf } from '@wasla/contract/performance/counts.ts'
import { changesOf, sampleHistories } from '@wasla/contract/performance/testing/history.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { manualClock } from '../../platform/clock.ts'
import { OMAR } from '../../world/agents.ts'
import { NABT_COFFEE } from '../../world/businesses.ts'
import { worldNow } from '../../world/clock.ts'
import { HUDA } from '../../world/networkers.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import { createStore, type UserEvent } from '../memory.ts'
import { countResults } from './count.ts'
import { storedFigures } from './figures.ts'

const click: ResultChange = {
  kind: 'CLICK',
  id: 'one',
  programId: MORNING_CUP.program.id,
  profileId: HUDA.profile.id,
  at: worldNow,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'somebody',
  from: null,
  to: 'Approved',
  reason: null,
  amount: 0,
}

describe('results of the mock', () => {
  test('are counted when they arrive and when their status changes', () => {
    for (const history of sampleHistories(20)) {
      const store = createStore(manualClock())
      const changes = history.flatMap(changesOf)
      for (const change of changes) countResults(store, [change])
      const { counts, visitors } = countingOf(changes)
      const whole = storedFigures(store, { programId: 'program', profileId: null })
      expect(whole.total).toEqual(totalOf(counts))
      expect(whole.visitors).toBe(new Set(visitors.map(({ day, visitor }) => `${day} ${visitor}`)).size)
      const noura = storedFigures(store, { programId: 'program', profileId: 'noura' })
      expect(noura.total).toEqual(totalOf(counts.filter(({ profileId }) => profileId === 'noura')))
    }
  })

  test('send one event each to the owner, the participant and the participant’s managers', () => {
    const store = createStore(manualClock())
    const notified: UserEvent[] = []
    store.listeners.add((event) => notified.push(event))
    countResults(store, [click, { ...click, id: 'two' }])
    expect(new Set(notified.map(({ name }) => name))).toEqual(new Set(['performance']))
    const users = notified.map(({ userId }) => userId)
    expect(new Set(users).size).toBe(users.length)
    for (const { user } of [NABT_COFFEE, HUDA, OMAR]) expect(users).toContain(user.id)
  })
})
