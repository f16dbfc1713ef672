import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { publishingHarness, type PublishingHarness } from '../testing/publishing-harness.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const moveTo = (t: PublishingHarness, text: string) => t.clock.advance(at(text) - t.clock.now())

describe('the timer of programs', () => {
  eachDatabase((open) => {
    it('starts a program on its first day, retires it after its last day, and returns the leftover budget once', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(300_000)
      const id = await t.draft(nabt, 300_000, { startDate: '2026-04-01' })
      await t.publishing.publish(nabt, id, null)
      const statusAt = async (text: string) => {
        moveTo(t, text)
        await t.publishing.followSchedules()
        return (await t.program(id)).status
      }
      expect(await statusAt('2026-03-31T23:59')).toBe('Soon')
      expect(await statusAt('2026-04-01T00:00')).toBe('Active')
      await t.payOut(id, await t.person(), 120_000)
      expect(await statusAt('2026-06-30T23:59')).toBe('Active')
      expect(await statusAt('2026-07-01T00:00')).toBe('Retired')
      // 30 days of attribution, 14 days of hold, and then the following Sunday.
      expect(await t.program(id)).toMatchObject({ retiredAt: at('2026-07-01T00:00'), dueAt: at('2026-08-16T09:00') })
      await statusAt('2026-08-16T08:59')
      expect(await t.escrow(id)).toBe(180_000)
      await statusAt('2026-08-16T09:00')
      expect([await t.escrow(id), (await t.money(nabt)).available]).toEqual([0, 180_000])
      expect(await t.program(id)).toMatchObject({ budget: 120_000, dueAt: null })
      await statusAt('2026-12-01T09:00')
      expect((await t.money(nabt)).available).toBe(180_000)
      expect((await t.listed(nabt)).data.map(({ row }) => row.netAmount)).toEqual([180_000, -300_000])
      await expectSound(t.ledger)
    })

    it('catches up on all missed steps in one turn, as if each had been done when it was due', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(900_000)
      const later = await t.draft(nabt, 300_000, { startDate: '2026-04-01' })
      await t.publishing.publish(nabt, later, at('2026-03-20T00:00'))
      const runs = await t.running(nabt, 300_000)
      const held = await t.running(nabt, 300_000)
      await t.publishing.changeStatus(nabt, { id: held, status: 'OnHold' })
      moveTo(t, '2027-01-01T12:00')
      await t.publishing.followSchedules()
      for (const id of [later, runs, held])
        expect(await t.program(id)).toMatchObject({ status: 'Retired', retiredAt: at('2026-07-01T00:00'), budget: 0, dueAt: null })
      expect((await t.money(nabt)).available).toBe(900_000)
      await expectSound(t.ledger)
    })

    it('moves each program once, even in several processes at once', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(1_200_000)
      const made = []
      for (let one = 0; one < 12; one++) made.push(await t.running(nabt, 100_000))
      await t.joined(made[0]!, await t.person())
      moveTo(t, '2027-01-01T12:00')
      await Promise.all(Array.from({ length: 4 }, () => t.publishing.followSchedules()))
      for (const id of made) expect([(await t.program(id)).status, await t.escrow(id)]).toEqual(['Retired', 0])
      expect((await t.listed(nabt)).count).toBe(24)
      expect((await t.money(nabt)).available).toBe(1_200_000)
      const { count } = await t.db
        .selectFrom('program_notices')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(12)
      await expectSound(t.ledger)
    })

    it('ignores drafts, deleted programs and programs without an end', async () => {
      const t = await publishingHarness(await open(), { env: { mode: 'live' } })
      const nabt = await t.brand(300_000)
      const drafted = await t.draft(nabt, 100_000)
      const endless = await t.running(nabt, 100_000, { endDate: null })
      moveTo(t, '2029-01-01T12:00')
      await t.publishing.followSchedules()
      expect([(await t.program(drafted)).status, (await t.program(endless)).status]).toEqual(['Draft', 'Active'])
    })
  })
})
