import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import type { Database } from '../database.ts'
import { eachDatabase, openTestDatabase } from '../testing/each-database.ts'
import { holdsWords } from './words.ts'

/** Mobile number and names of each user, as people write them. */
const people = {
  reem: '966500000001 Reem Al-Dosari ريم الدوسري reem_d',
  haya: '966500000002 هَيَا القحطانيّ Haya',
  ahmad: '966500000003 أحمد آل سعيد Ahmad',
  fatima: '966500000004 فاطمة مؤمن Fatima Müller',
  layla: '966500000005 ليلى رؤى Layla ١٢٣',
  edna: '966500000006 Édna O’Brien 100% _x',
} as const

/** Search texts with the users they find, the same on every engine. */
const cases: readonly [string, readonly (keyof typeof people)[]][] = [
  ['reem', ['reem']],
  ['REEM dosari', ['reem']],
  ['dosari reem', ['reem']],
  ['eem', ['reem']],
  ['ري', ['reem']],
  ['الدوسري', ['reem']],
  ['هيا', ['haya']],
  ['هَيَا', ['haya']],
  ['هيا القحطاني', ['haya']],
  ['قحطانى', ['haya']],
  ['احمد', ['ahmad']],
  ['آحمد', ['ahmad']],
  ['ال', ['reem', 'haya', 'ahmad']],
  ['فاطمه', ['fatima']],
  ['مومن', ['fatima']],
  ['muller', ['fatima']],
  ['ليلي', ['layla']],
  ['روي', ['layla']],
  ['123', ['layla']],
  ['edna', ['edna']],
  ['o brien', ['edna']],
  ['0500000004', ['fatima']],
  ['+966 50 000 000 5', ['layla']],
  ['00000', ['reem', 'haya', 'ahmad', 'fatima', 'layla', 'edna']],
  ['reem القحطاني', []],
  ['reem OR haya', []],
  ['ree"m', ['reem']],
  ['zzzz', []],
]

async function fill(db: Database) {
  const names = Object.keys(people) as (keyof typeof people)[]
  await db
    .insertInto('users')
    .values(
      names.map((id, index) => ({
        id,
        mobile_no: `+96650000000${index}`,
        country_id: 'SA',
        language: null,
        accepted_terms_at: null,
        created_at: 1,
        last_sign_in_at: null,
        suspended_at: null,
        identity_recheck_since: null,
        invitation_code: `AAAA000${index}`,
        invited_by: null,
      })),
    )
    .execute()
  await db
    .insertInto('user_search')
    .values(names.map((id) => ({ user_id: id, created_at: 1, suspended: 0 as const, marks: 0, sort_name: id, words: folded(people[id]) })))
    .execute()
}

describe('holdsWords', () => {
  eachDatabase((open) => {
    const searching = async () => {
      const { db, dialect } = await open()
      await fill(db)
      async function having(words: readonly string[]): Promise<string[]> {
        let query = db.selectFrom('user_search').select('user_id')
        for (const condition of holdsWords(dialect, words)) query = query.where(condition)
        return (await query.execute()).map(({ user_id }) => user_id)
      }
      return { db, having, found: (typed: string) => having(searchWords(typed) ?? []) }
    }

    it('finds the same users on every engine, in either script and in any spelling', async () => {
      const { found } = await searching()
      const wrong: unknown[] = []
      for (const [typed, expected] of cases) {
        const ids = (await found(typed)).toSorted()
        if (ids.join() !== expected.toSorted().join()) wrong.push({ typed, ids })
      }
      expect(wrong).toEqual([])
    })

    it('finds users by their current words only, and no deleted users', async () => {
      const { db, found } = await searching()
      await db.updateTable('user_search').set({ words: 'dana 100 200' }).where('user_id', '=', 'reem').execute()
      expect([await found('dosari'), await found('dana')]).toEqual([[], ['reem']])
      await db.deleteFrom('users').where('id', '=', 'haya').execute()
      expect(await found('qahtani')).toEqual([])
      expect(await found('هيا')).toEqual([])
    })

    it('takes signs of the query language literally', async () => {
      const { having } = await searching()
      for (const sign of ['ree%', 'ree_', '"reem"', 'reem*', 'reem OR haya', '%', '_', '"'])
        expect([sign, await having([sign])]).toEqual([sign, []])
      expect(await having(['reem', 'd'])).toEqual(['reem'])
    })
  })

  it('uses the index, which is complete after a copy', async () => {
    const { db, dialect } = await openTestDatabase()
    await fill(db)
    await db.deleteFrom('user_search').where('user_id', '=', 'reem').execute()
    await sql`vacuum`.execute(db)
    let query = db.selectFrom('user_search').select('user_id')
    for (const condition of holdsWords(dialect, ['haya'])) query = query.where(condition)
    expect(await query.execute()).toEqual([{ user_id: 'haya' }])
    const { sql: text, parameters } = query.compile()
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text.replace('?', `'${String(parameters[0])}'`))}`.execute(
      db,
    )
    const plan = rows.map(({ detail }) => detail).join('\n')
    expect(plan).toContain('VIRTUAL TABLE INDEX')
    expect(plan).not.toMatch(/SCAN user_search$/m)
  })
})
