import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { isIndexed, threes } from './threes.ts'

describe('three letters in a row', () => {
  test.each([
    ['nur', ['nur']],
    ['noura', ['nou', 'ura']],
    ['العتيبي', ['الع', 'تيب', 'يبي']],
    ['👩🏽x', ['👩🏽x']],
  ])('hold every letter of %s', (word, pieces) => {
    expect(threes(word)).toEqual(pieces)
  })

  test('are not looked for in what is shorter', () => {
    expect([isIndexed('نو'), isIndexed('نور'), isIndexed('👩🏽')]).toEqual([false, true, false])
  })

  eachDatabase((open) => {
    it('are found in words of either script, whatever the locale of the database', async () => {
      const { db, dialect } = await open()
      if (dialect === 'sqlite') return
      for (const words of ['noura', 'نوره العتيبي', 'x', '']) {
        const { rows } = await sql<{ pieces: string[] }>`select letters_in_threes(${words}) as pieces`.execute(db)
        const letters = [...words]
        const all = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
        expect(new Set(rows[0]?.pieces)).toEqual(new Set(all))
      }
    })
  })
})
