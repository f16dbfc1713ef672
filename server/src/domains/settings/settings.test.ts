import { describe, expect, it } from 'vitest'
import { defaultSettings, settingKeys } from '@wasla/contract/settings/settings.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { silentLog } from '#platform/log.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { openEventHub } from '../events/hub.ts'
import { caller, refusal } from '../session/testing/session-harness.ts'
import { createServices } from '../../services/services.ts'
import { changeSetting, fixedSettings, settingsChanged, startSettings } from './service.ts'
import { readSettings } from './store.ts'

describe('settings', () => {
  eachDatabase((open) => {
    it('are in the table after the first start, and a changed value survives a restart', async () => {
      const { db, dialect } = await open()
      const { clock } = testDeps({ db, dialect })
      const parts = { db, mode: 'live', clock, log: silentLog } as const
      expect((await startSettings(parts)).get('invites.perDay')).toBe(10)
      expect((await readSettings(db)).map(({ key }) => key).toSorted()).toEqual(settingKeys.toSorted())
      await inTransaction(db, (tx) => changeSetting(tx, dialect, 'invites.perDay', 25, clock.now()))
      expect((await startSettings(parts)).get('invites.perDay')).toBe(25)
    })

    it('are refreshed in every process when one of them changes a setting', async () => {
      const { db, dialect } = await open()
      const { clock } = testDeps({ db, dialect })
      const hub = await openEventHub({ db, clock, log: silentLog })
      try {
        const other = await startSettings({ db, mode: 'live', clock, log: silentLog })
        let heard = Promise.resolve()
        hub.on(settingsChanged, () => (heard = other.refresh()))
        await inTransaction(db, (tx) => changeSetting(tx, dialect, 'invites.perDay', 5, clock.now()))
        expect(other.get('invites.perDay')).toBe(10)
        await hub.poll()
        await heard
        expect(other.get('invites.perDay')).toBe(5)
      } finally {
        hub.close()
      }
    })

    it('start although the table has a key that this version does not know, and ignore that key', async () => {
      const { db, dialect } = await open()
      const { clock } = testDeps({ db, dialect })
      const row = { key: 'rates.ofAnotherVersion', value: '"nobody reads this"', updated_at: clock.now() }
      await db.insertInto('settings').values(row).execute()
      expect((await startSettings({ db, mode: 'live', clock, log: silentLog })).get('invites.perDay')).toBe(10)
      expect((await readSettings(db)).map(({ key }) => key).toSorted()).toEqual(settingKeys.toSorted())
      expect(await db.selectFrom('settings').selectAll().where('key', '=', row.key).executeTakeFirst()).toEqual(row)
    })

    it('use the default if the stored value is out of bounds', async () => {
      const { db, dialect } = await open()
      const { clock } = testDeps({ db, dialect })
      await inTransaction(db, (tx) => changeSetting(tx, dialect, 'otp.life', 9_000_000, clock.now()))
      const settings = await startSettings({ db, mode: 'live', clock, log: silentLog })
      expect(settings.get('otp.life')).toBe(defaultSettings('live')['otp.life'])
    })

    it('apply to sign-in: with two tries, a code is invalid after the second, and it expires after its configured life', async () => {
      const { db, dialect } = await open()
      const deps = { ...testDeps({ db, dialect }), settings: fixedSettings('live', { 'otp.triesPerChallenge': 2, 'otp.life': 60 }) }
      const { session } = createServices(deps)
      const { challengeId, expiresAt } = await session.signIn({ countryId: 'SA', mobileNumber: '512345678' }, caller())
      expect(Date.parse(expiresAt) - deps.clock.now()).toBe(60_000)
      const sent = /\d{6}/.exec(deps.sms.sent.at(-1)?.text ?? '')?.[0]
      const wrong = { challengeId, code: sent === '000000' ? '000001' : '000000' }
      expect(await refusal(session.verifyOtp(wrong, caller()))).toBe('WRONG_OTP')
      expect(await refusal(session.verifyOtp(wrong, caller()))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    })
  })
})
