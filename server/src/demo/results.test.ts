import { describe, expect, it } from 'vitest'
import { resultsAt } from '@wasla/mocks/world/results/results-at.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { seedWorld } from './seed.ts'

describe('results of the demo', () => {
  eachDatabase((open) => {
    it('have the same counts as in the browser’s demo data', async () => {
      const { db, dialect } = await open()
      await seedWorld({ db, dialect }, worldAt(testMoment), testMoment, () => resultsAt(testMoment))
      const world = worldAt(testMoment)
      const days = await db.selectFrom('day_counts').selectAll().execute()
      const keyOf = (row: { day: string; channel: string; country: string }, programId: string, profileId: string) =>
        [programId, profileId, row.day, row.channel, row.country].join(' ')
      expect(new Map(days.map((row) => [keyOf(row, row.program_id, row.profile_id), [row.clicks, row.approved, row.revenue]]))).toEqual(
        new Map(world.dayCounts.map((row) => [keyOf(row, row.programId, row.profileId), [row.clicks, row.approved, row.revenue]])),
      )
      const uncounted = await db.selectFrom('uncounted_days').selectAll().execute()
      const reasonOf = (row: { day: string; kind: string; reason: string }, programId: string, profileId: string) =>
        [programId, profileId, row.day, row.kind, row.reason].join(' ')
      expect(new Map(uncounted.map((row) => [reasonOf(row, row.program_id, row.profile_id), row.count]))).toEqual(
        new Map(world.uncountedDays.map((row) => [reasonOf(row, row.programId, row.profileId), row.count])),
      )
      const visitors = await db.selectFrom('visitor_days').selectAll().execute()
      expect(new Map(visitors.map((row) => [`${row.program_id} ${row.participant} ${row.day}`, row.visitors]))).toEqual(
        new Map(world.visitorDays.map((row) => [`${row.programId} ${row.participantId ?? ''} ${row.day}`, row.visitors])),
      )
    })

    it('keep ledger and rewards in agreement', async () => {
      const { db, dialect } = await open()
      await seedWorld({ db, dialect }, worldAt(testMoment), testMoment, () => resultsAt(testMoment))
      expect(await brokenInvariants(db)).toEqual([])
    })
  })
})
