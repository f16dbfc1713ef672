import { beforeEach, describe, expect, it } from 'vitest'
import { DANA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { settingKeys } from '@wasla/contract/settings/settings.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { lastLines, adminTestApp } from '../testing/admin-app.ts'
import { auditLog } from './audit-log.ts'
import { performAction } from '../action.ts'
import { adminParts } from '../parts.ts'
import { counted } from '../../../testing/counted.ts'
import { eachWorld } from '../../../testing/test-world.ts'

describe('the audit log', () => {
  eachWorld((open) => {
    it('can only be added to: the database refuses updates and deletes', async () => {
      const { db, service, lead } = await adminTestApp(await open())
      await service.setFlag(lead, { key: 'payment', enabled: true })
      const change = db.updateTable('audit').set({ actor: 'somebody else' }).execute()
      await expect(change).rejects.toThrow('only added to')
      await expect(db.deleteFrom('audit').execute()).rejects.toThrow('only added to')
      expect((await service.auditLog({})).data).toMatchObject([{ action: 'admin.flagSwitched', target: 'payment' }])
    })

    it('has no line for an action that was rolled back', async () => {
      const t = await adminTestApp(await open())
      const parts = adminParts(t)
      const broken = performAction(parts, t.lead, async (tx) => {
        await tx.insertInto('settings').values({ key: 'half', value: '1', updated_at: 1 }).execute()
        return { action: { action: 'admin.settingChanged', target: 'half', before: 1n, after: null }, result: undefined }
      })
      await expect(broken).rejects.toThrow(TypeError)
      expect(await t.db.selectFrom('settings').selectAll().where('key', '=', 'half').execute()).toEqual([])
      expect(await lastLines(t, 5)).toEqual([])
    })

    it('is filtered by actor, action and target, newest first, and shows the actor’s email address', async () => {
      const t = await adminTestApp(await open())
      const { service, lead, clock } = t
      await service.setFlag(lead, { key: 'payment', enabled: true })
      clock.advance(1000)
      await service.setFlag(lead, { key: 'program', enabled: true })
      expect((await service.auditLog({ action: 'admin.flagSwitched' })).data.map(({ target }) => target)).toEqual(['program', 'payment'])
      expect((await service.auditLog({ target: 'payment' })).count).toBe(1)
      expect((await service.auditLog({ actor: 'REVIEWER@wasla.example' })).count).toBe(2)
      expect((await service.auditLog({ actor: `admin:${lead.id}` })).data[0]?.actor).toBe('reviewer@wasla.example')
      expect((await service.auditLog({ actor: 'nobody' })).count).toBe(0)
    })

    it('names the person or program of a line, and finds lines by their names and by kind of thing', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      const { user, profile } = NOURA
      await service.setSuspended(lead, user.id, { suspended: true, reason: 'Asked for by mail' })
      await service.setProgramStatus(lead, MORNING_CUP.program.id, { status: 'OnHold', reason: 'Asked for by mail' })
      await service.setFlag(lead, { key: 'payment', enabled: true })
      const { data } = await service.auditLog({ term: 'noura', thing: 'PEOPLE' })
      expect(data).toMatchObject([
        { action: 'admin.userSuspended', userId: user.id, person: 'Noura Alotaibi', actorName: 'Wasla Reviewer' },
      ])
      const actionsOf = async (term: string) =>
        (await service.auditLog({ term })).data.map(({ action }) => action).filter((action) => action.startsWith('admin.'))
      expect(await actionsOf(profile.userName ?? '')).toEqual(['admin.userSuspended'])
      expect(await actionsOf(MORNING_CUP.program.name)).toEqual(['admin.programHeld'])
      expect(await actionsOf('payment')).toEqual(['admin.flagSwitched'])
      const [held] = (await service.auditLog({ thing: 'PROGRAMS' })).data
      expect(held).toMatchObject({ programId: MORNING_CUP.program.id, programName: MORNING_CUP.program.name })
      expect(await service.auditActors()).toContainEqual({ id: `admin:${lead.id}`, name: 'Wasla Reviewer' })
    })

    it('takes the same number of statements for any number of lines', async () => {
      const t = await adminTestApp(await open())
      const [one, other] = [NOURA, DANA]
      const statementsOf = async () => {
        const seen = counted(t.db)
        await auditLog({ ...t, db: seen.db }, { thing: 'PEOPLE' })
        return seen.statements
      }
      await t.service.setSuspended(t.lead, one.user.id, { suspended: true, reason: 'Asked for by mail' })
      const ofOne = await statementsOf()
      await t.service.setSuspended(t.lead, one.user.id, { suspended: false, reason: 'Asked for by mail' })
      await t.service.setSuspended(t.lead, other.user.id, { suspended: true, reason: 'Asked for by mail' })
      expect(await statementsOf()).toBe(ofOne)
    })

    it('includes decisions on a person’s records, with the amount, in a search for that person', async () => {
      const t = await adminTestApp(await open())
      const { service, finance } = t
      const input = { profileId: NOURA.profile.id, amount: 15_000, reason: 'Paid twice', idempotencyKey: 'an-adjustment-key' }
      await service.proposeAdjustment(finance, input)
      expect((await service.auditLog({ term: 'noura' })).data).toMatchObject([
        { action: 'admin.adjustmentProposed', userId: NOURA.user.id, amount: 15_000 },
      ])
      expect((await service.auditLog({ term: 'dana' })).data).toEqual([])
    })
  })
})

describe('flags and settings in the back office', () => {
  eachWorld((open) => {
    it('cannot be set to their current value; the audit log stores the value before each change', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      expect(await service.flags()).toMatchObject([
        { key: 'program', enabled: false },
        { key: 'payment', enabled: false },
      ])
      expect(await service.setFlag(lead, { key: 'program', enabled: true })).toMatchObject({ key: 'program', enabled: true })
      expect(await refusal(service.setFlag(lead, { key: 'program', enabled: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect((await service.auditLog({})).count).toBe(1)
      expect(await lastLines(t, 1)).toMatchObject([{ before: { enabled: false }, after: { enabled: true } }])
    })

    it('cannot change if an external flag service is used', async () => {
      const flags = { provider: 'flagd', host: 'flags.example', port: 8013, key: null, tls: true } as const
      const { service, lead } = await adminTestApp(await open(), { flags })
      expect(await refusal(service.setFlag(lead, { key: 'program', enabled: true }))).toBe('FEATURE_DISABLED')
    })

    it('include every known setting, and accept only valid values', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      expect((await service.settings()).map(({ key }) => key)).toEqual(settingKeys)
      expect(await service.updateSetting(lead, { key: 'invites.perDay', value: 5 })).toMatchObject({ key: 'invites.perDay', value: 5 })
      expect((await service.settings()).find(({ key }) => key === 'invites.perDay')?.value).toBe(5)
      expect(await refusal(service.updateSetting(lead, { key: 'invites.perDay', value: 5 }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(service.updateSetting(lead, { key: 'invites.perDay', value: 1001 }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(service.updateSetting(lead, { key: 'demo.seeded', value: 2 }))).toBe('DTO_VALIDATION_ERROR')
      expect(await lastLines(t, 1)).toMatchObject([
        { action: 'admin.settingChanged', target: 'invites.perDay', before: { value: 10 }, after: { value: 5 } },
      ])
    })
  })
})

describe('the demo tools', () => {
  eachWorld((open) => {
    it('advance the clock by days for every process, and run the timers', async () => {
      const t = await adminTestApp(await open())
      const { service, lead, clock, demo, timers } = t
      const before = clock.now()
      await service.advanceClock(lead, { days: 3 })
      expect(clock.now() - before).toBe(3 * 86_400_000)
      expect(timers.runs).toBe(1)
      expect(await service.clock()).toMatchObject({ advancedDays: 3 })
      clock.put(0)
      await demo.follow()
      expect(clock.now() - before).toBe(3 * 86_400_000)
      expect(await refusal(service.advanceClock(lead, { days: 0 }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(service.advanceClock(lead, { days: 91 }))).toBe('DTO_VALIDATION_ERROR')
      expect(await lastLines(t, 1)).toMatchObject([
        { action: 'admin.clockAdvanced', before: { advancedDays: 0 }, after: { advancedDays: 3 } },
      ])
    })

    it('reset people, settings, flags and clock, but not the audit log', async () => {
      const t = await adminTestApp(await open())
      const { service, lead, db, clock, world } = t
      const machine = clock.now()
      await service.setSuspended(lead, world.users[0]?.id ?? '', { suspended: true, reason: 'to be undone' })
      await service.updateSetting(lead, { key: 'invites.perDay', value: 5 })
      await service.advanceClock(lead, { days: 2 })
      await db.deleteFrom('group_members').execute()
      await service.resetDemo(lead)
      expect(clock.now()).toBe(machine)
      const now = await service.users({ pagination: { limit: 100 } })
      expect(now.count).toBe(world.users.length)
      expect(now.data.filter((row) => row.isSuspended).length).toBe(world.users.filter((user) => user.suspendedAt !== null).length)
      expect((await service.settings()).find(({ key }) => key === 'invites.perDay')?.value).toBe(10)
      expect((await service.flags()).every(({ enabled }) => enabled)).toBe(true)
      expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
      expect((await db.selectFrom('group_members').select('group_id').execute()).length).toBe(world.groupMembers.length)
      expect(await db.selectFrom('events').select('kind').orderBy('id', 'desc').limit(1).execute()).toEqual([{ kind: 'reset' }])
      expect((await service.auditLog({})).data.map(({ action }) => action)).toContain('admin.demoReset')
    })

    it('reset the demo once a night by the machine’s clock, in only one of the processes', async () => {
      const { demo, db, clock, service, lead } = await adminTestApp(await open())
      await demo.resetByNight()
      await db.deleteFrom('group_members').execute()
      await service.advanceClock(lead, { days: 1 })
      await demo.resetByNight()
      expect(await db.selectFrom('group_members').select('group_id').execute()).toEqual([])
      clock.advance(86_400_000)
      await Promise.all([demo.resetByNight(), demo.resetByNight()])
      expect(await db.selectFrom('group_members').select('group_id').execute()).not.toEqual([])
      await db.deleteFrom('group_members').execute()
      await demo.resetByNight()
      expect(await db.selectFrom('group_members').select('group_id').execute()).toEqual([])
    })

    it('are refused outside the demo', async () => {
      const { service, lead } = await adminTestApp(await open(), { mode: 'local' })
      expect(await refusal(service.resetDemo(lead))).toBe('FEATURE_DISABLED')
      expect(await refusal(service.advanceClock(lead, { days: 1 }))).toBe('FEATURE_DISABLED')
      expect(await service.clock()).toMatchObject({ advancedDays: 0 })
    })
  })
})

describe('a demo that was reset', () => {
  eachWorld((open) => {
    let t: Awaited<ReturnType<typeof adminTestApp>>
    beforeEach(async () => {
      t = await adminTestApp(await open())
      await t.service.resetDemo(t.lead)
    })

    it('can be reset once more, which restores all its results', async () => {
      const { service, lead, db, world } = t
      const clicks = () =>
        db
          .selectFrom('clicks')
          .select((row) => row.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      const before = await clicks()
      await db.deleteFrom('conversions').execute()
      await service.resetDemo(lead)
      expect((await service.users({})).count).toBe(world.users.length)
      expect(before.count).toBeGreaterThan(10_000)
      expect(await clicks()).toEqual(before)
      expect(await db.selectFrom('conversions').select('id').limit(1).execute()).toHaveLength(1)
    })
  })
})
