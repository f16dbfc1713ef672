import { describe, expect, it } from 'vitest'
import { MORNING_CUP, SMALL_KITCHENS } from '@wasla/mocks/world/programs/all-programs.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { adminTestApp, lastLines, type AdminTestApp } from './testing/admin-app.ts'

const programId = MORNING_CUP.program.id
const hour = { programId, clicksPerHour: 60, conversionsPerHour: 12, countries: ['SA', 'AE'], channels: ['TIKTOK', 'INSTAGRAM'] }

const countedOf = async ({ db }: AdminTestApp, of = programId) => {
  const rows = await db.selectFrom('day_counts').selectAll().where('program_id', '=', of).execute()
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  return {
    clicks: sum(rows.map(({ clicks }) => clicks)),
    approved: sum(rows.map(({ approved }) => approved)),
    revenue: sum(rows.map(({ revenue }) => revenue)),
    channels: [...new Set(rows.map(({ channel }) => channel))].toSorted(),
    countries: [...new Set(rows.map(({ country }) => country))].toSorted(),
    people: new Set(rows.map(({ profile_id }) => profile_id)).size,
  }
}

describe('simulating an hour of traffic', () => {
  eachWorld((open) => {
    it('changes the figures of all participants as real clicks and orders do', async () => {
      const t = await adminTestApp(await open())
      await t.service.simulateTraffic(t.lead, hour)
      const first = await countedOf(t)
      expect(first).toMatchObject({ clicks: 60, approved: 12, channels: ['INSTAGRAM', 'TIKTOK'], countries: ['AE', 'SA'], people: 7 })
      expect(first.revenue).toBeGreaterThan(0)
      await t.service.simulateTraffic(t.lead, hour)
      expect(await countedOf(t)).toMatchObject({ clicks: 120, approved: 24 })
      expect(await lastLines(t, 1)).toMatchObject([
        { action: 'admin.trafficSimulated', target: programId, after: { clicks: 60, conversions: 12 } },
      ])
    })

    it('makes only clicks if the program counts nothing else', async () => {
      const t = await adminTestApp(await open())
      await t.service.simulateTraffic(t.lead, { ...hour, programId: SMALL_KITCHENS.program.id })
      expect(await countedOf(t, SMALL_KITCHENS.program.id)).toMatchObject({ clicks: 60, approved: 0 })
    })

    it('is refused and writes nothing for an unknown program, for an invalid input, and outside the demo', async () => {
      const t = await adminTestApp(await open())
      expect(await refusal(t.service.simulateTraffic(t.lead, { ...hour, programId: 'none' }))).toBe('PROGRAM_NOT_FOUND')
      expect(await refusal(t.service.simulateTraffic(t.lead, { ...hour, conversionsPerHour: 61 }))).toBe('DTO_VALIDATION_ERROR')
      expect(await lastLines(t, 1)).toEqual([])
      const live = await adminTestApp(await open(), { mode: 'live' })
      expect(await refusal(live.service.simulateTraffic(live.lead, hour))).toBe('FEATURE_DISABLED')
    })
  })
})
