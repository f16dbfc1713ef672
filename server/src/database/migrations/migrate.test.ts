import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DatabaseRefused } from '../refused.ts'
import { eachDatabase, testMoment } from '../testing/each-database.ts'
import { createdAt } from './history.ts'
import { migrations } from './list.ts'
import { migrate } from './migrate.ts'
import { migrationsTable } from './marker.ts'

const newer = { name: '9999-newer', olderMayRun: false, statements: () => ['create table newer (id text)'] }
const broken = { name: '9999-broken', olderMayRun: false, statements: () => ['create table half (id text)', 'create table half (id text)'] }

describe('migrations', () => {
  eachDatabase((open) => {
    it('have created every table, and do nothing if they run again', async () => {
      const { db, dialect } = await open()
      expect(await migrate(db, dialect, testMoment)).toEqual([])
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    })

    it('run once if several processes start together', async () => {
      const { db, dialect } = await open()
      const ran = await Promise.all([1, 2, 3].map(() => migrate(db, dialect, testMoment, [...migrations, newer])))
      expect(ran.flat()).toEqual(['9999-newer'])
    })

    it('leave the old schema if a step fails halfway', async () => {
      const { db, dialect } = await open()
      await expect(migrate(db, dialect, testMoment, [...migrations, broken])).rejects.toThrow()
      const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationsTable)} order by name`.execute(db)
      expect(rows.map((row) => row.name)).toEqual(migrations.map((step) => step.name))
      expect(
        await migrate(db, dialect, testMoment, [...migrations, { ...broken, statements: () => ['create table half (id text)'] }]),
      ).toEqual(['9999-broken'])
    })

    it('are recorded at their time, and do not run again', async () => {
      const { db, dialect } = await open()
      expect(await migrate(db, dialect, testMoment + 1_000_000, [...migrations, newer])).toEqual(['9999-newer'])
      expect(await createdAt(db)).toBe(testMoment)
      expect(await migrate(db, dialect, testMoment, [...migrations, newer])).toEqual([])
      const table = sql.table(migrationsTable)
      const { rows } = await sql<{ timestamp: string }>`select timestamp from ${table} where name = '9999-newer'`.execute(db)
      expect(rows).toEqual([{ timestamp: new Date(testMoment + 1_000_000).toISOString() }])
    })

    it('run a step whose number is lower than that of an applied step', async () => {
      const { db, dialect } = await open()
      await migrate(db, dialect, testMoment, [...migrations, newer])
      const between = { name: '9998-between', olderMayRun: false, statements: () => ['create table between_two (id text)'] }
      expect(await migrate(db, dialect, testMoment, [...migrations, between, newer])).toEqual(['9998-between'])
    })

    it('refuse a database of a newer version', async () => {
      const { db, dialect } = await open()
      await migrate(db, dialect, testMoment, [...migrations, newer])
      await expect(migrate(db, dialect, testMoment)).rejects.toThrow(DatabaseRefused)
    })

    it('create columns that refuse values of a wrong type', async () => {
      const { db } = await open()
      const user = {
        id: 'u',
        mobile_no: '+966500000009',
        country_id: 'SA',
        language: null,
        accepted_terms_at: null,
        created_at: 1,
        last_sign_in_at: null,
        suspended_at: null,
        identity_recheck_since: null,
        invitation_code: 'AAAA0000',
        invited_by: null,
      }
      await expect(
        db
          .insertInto('users')
          .values({ ...user, language: 'fr' as 'en' })
          .execute(),
      ).rejects.toThrow()
      await expect(
        db
          .insertInto('users')
          .values({ ...user, created_at: 'yesterday' as unknown as number })
          .execute(),
      ).rejects.toThrow()
      await db
        .insertInto('users')
        .values({ ...user, created_at: testMoment })
        .execute()
      expect((await db.selectFrom('users').select('created_at').executeTakeFirstOrThrow()).created_at).toBe(testMoment)
    })
  })
})
