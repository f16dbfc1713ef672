import { describe, expect, it } from 'vitest'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import type { Database } from '#database/database.ts'
import { DatabaseRefused } from '#database/refused.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { newAccount } from '../domains/admin/accounts/team.ts'
import { insertAccount } from '../domains/admin/stores/accounts.ts'
import { sessionHarness } from '../domains/session/testing/session-harness.ts'
import { claimDatabase } from './claim.ts'
import { resetWorld } from './reset.ts'
import { seedWorld } from './seed.ts'

const claim = (db: Database, mode: AppMode) =>
  inTransaction(db, (tx) => claimDatabase(tx, { mode, name: 'data/wasla.db', now: testMoment })).then(
    () => 'taken',
    (error: unknown) => (error instanceof DatabaseRefused ? error.message : Promise.reject(error as Error)),
  )

const addAdmin = (db: Database, email: string) =>
  insertAccount(
    db,
    newAccount({
      invitedBy: null,
      restsUntil: null,
      id: email,
      email,
      name: 'Somebody',
      role: 'SUPER_ADMIN',
      passwordHash: 'none',
      now: testMoment,
    }),
  )

/** Removes the mark, as in a database from before marks existed. */
const forgetMark = (db: Database) => db.deleteFrom('database_kind').execute()

describe('a database', () => {
  eachDatabase((open) => {
    it('is opened only in demo mode if it is a demo’s; the refusal names it and gives the reason', async () => {
      const { db, dialect } = await open()
      await seedWorld({ db, dialect }, worldAt(testMoment), testMoment)
      for (const mode of ['live', 'local'] as const) {
        const refusal = await claim(db, mode)
        expect(refusal).toContain('data/wasla.db')
        expect(refusal).toContain('belongs to a demonstration')
        expect(refusal).toContain(`APP_MODE=${mode}`)
      }
      expect(await claim(db, 'demo')).toBe('taken')
    })

    it('is recognized as a demo’s without a mark, by its seeded rows or its demo admins', async () => {
      const seeded = await open()
      await seedWorld(seeded, worldAt(testMoment), testMoment)
      await forgetMark(seeded.db)
      expect(await claim(seeded.db, 'live')).toContain('belongs to a demonstration')
      const { db } = await open()
      await addAdmin(db, demoAdmins[0].email)
      expect(await claim(db, 'live')).toContain('belongs to a demonstration')
    })

    it('is never taken for a demo’s if it has real people, with or without a mark', async () => {
      const t = sessionHarness(await open())
      expect(await claim(t.db, 'local')).toBe('taken')
      await t.member('+966512345678')
      expect(await claim(t.db, 'live')).toBe('taken')
      expect(await claim(t.db, 'demo')).toContain('holds real people')
      await forgetMark(t.db)
      expect(await claim(t.db, 'demo')).toContain('holds real people')
      expect(await claim(t.db, 'live')).toBe('taken')
    })

    it('is refused in every mode if it has real people and demo admins, until the demo admins are removed', async () => {
      const t = sessionHarness(await open())
      await t.member('+966512345678')
      await addAdmin(t.db, demoAdmins[1].email)
      for (const mode of ['demo', 'local', 'live'] as const) expect(await claim(t.db, mode)).toContain(demoAdmins[1].email)
      await t.db.deleteFrom('admins').execute()
      expect(await claim(t.db, 'live')).toBe('taken')
    })

    it('takes the kind of the first mode that opens it, if it has no rows', async () => {
      const { db } = await open()
      expect(await claim(db, 'demo')).toBe('taken')
      expect(await claim(db, 'live')).toContain('belongs to a demonstration')
    })

    it('cannot be reset if it has real people', async () => {
      const t = sessionHarness(await open())
      await claim(t.db, 'live')
      await t.member('+966512345678')
      await expect(inTransaction(t.db, (tx) => resetWorld(tx, { dialect: t.dialect, now: testMoment }))).rejects.toThrow('demonstration')
      expect(await t.db.selectFrom('users').select('id').execute()).toHaveLength(1)
    })
  })
})

describe('a demo user', () => {
  eachDatabase((open) => {
    it('cannot sign in to a live product, even if the row exists', async () => {
      const handle = await open()
      const t = sessionHarness(handle, { mode: 'live' })
      await t.member('+966512345678', { isDemo: true })
      await expect(t.enter('+966512345678')).rejects.toMatchObject({ code: 'USER_SUSPENDED' })
      const demo = sessionHarness(handle, { mode: 'demo' })
      demo.later(90)
      const { challengeId } = await demo.signIn('+966512345678')
      const tokens = await demo.verify(challengeId, '123456')
      await expect(
        t.session.regenerateAccessToken(tokens.refreshToken, { address: '', language: 'en', userAgent: '', deviceToken: null }),
      ).rejects.toMatchObject({
        code: 'INVALID_SESSION',
      })
    })
  })
})
