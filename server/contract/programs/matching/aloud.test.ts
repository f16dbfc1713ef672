import { expect, it } from 'vitest'
import { matchesAloud } from './aloud.ts'

it.each([
  [0, null],
  [4, null],
  [5, 5],
  [12, 10],
  [13, 15],
  [38, 40],
  [54, 50],
  [87, 90],
  [230, 250],
  [1_234, 1_200],
  [48_600, 49_000],
])('%i is shown as %s', (count, said) => expect(matchesAloud(count, 1_234).matching).toBe(said))

it('rounds the number of all profiles like the number of matches', () =>
  expect(matchesAloud(40, 1_234)).toEqual({ matching: 40, of: 1_200, least: 5 }))

it('shows two counts that follow each other as equal, or as at least five apart', () => {
  const said = Array.from({ length: 20_000 }, (_, count) => matchesAloud(count, 0).matching ?? 0)
  for (const [at, one] of said.entries()) {
    const next = said[at + 1] ?? one
    expect(next === one || next - one >= 5, `${at}`).toBe(true)
    expect(one % 5).toBe(0)
  }
})
