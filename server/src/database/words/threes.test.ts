import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import type { Database } from '../database.ts'
import { eachDatabase, testMoment } from '../testing/each-database.ts'
import { isIndexed, threes } from './threes.ts'

let users = 0

async function addUser(db: Database, words: string) {
  users += 1
  const user_id = `user-${users}`
  await db
    .insertInto('users')
    .values({
      id: user_id,
      mobile_no: `+96659000000${users}`,
      country_id: 'SA',
      language: null,
      accepted_terms_at: testMoment,
      created_at: testMoment,
      last_sign_in_at: testMoment,
      suspended_at: null,
      identity_recheck_since: null,
      invitation_code: `S000000${users}`,
      invited_by: null,
    })
    .execute()
  await db.insertInto('user_search').values({ user_id, created_at: testMoment, suspended: 0, marks: 0, sort_name: words, words }).execute()
}

describe('threes and isIndexed', () => {
  test.each([
    ['nur', ['nur']],
    ['noura', ['nou', 'ura']],
    ['العتيبي', ['الع', 'تيب', 'يبي']],
    ['👩🏽x', ['👩🏽x']],
  ])('cover every letter of %s', (word, pieces) => {
    expect(threes(word)).toEqual(pieces)
  })

  test('leave out words of fewer than three letters', () => {
    expect([isIndexed('نو'), isIndexed('نور'), isIndexed('👩🏽')]).toEqual([false, true, false])
  })

  eachDatabase((open) => {
    it.each([
      ['نور', 1],
      ['tai', 2],
      ['نوي', 0],
    ] as const)('find %s in %i rows by the index alone, with any locale of the database', async (piece, count) => {
      const { db, dialect } = await open()
      await addUser(db, 'noura alotaibi نوره')
      await addUser(db, 'alotaibi العتيبي')
      const found =
        dialect === 'sqlite'
          ? sql`select rowid from user_search_words where user_search_words match ${`"${piece}"`}`
          : sql`select id from user_search where letters_in_threes(words) @> array[${piece}]::text[]`
      const { rows } = await found.execute(db)
      expect(rows).toHaveLength(count)
    })
  })
})
