import { describe, expect, it } from 'vitest'
import { codeOf, proseOf } from './prose.ts'
import { draw } from './sample.ts'

const source = `/**
 * Returns twice the number.
 */
export const twice = (one: number) => one * 2 // integers only
// @vitest-environment node
describe('twice', () => {
  it.each([1, 2])('doubles %d', (one) => expect(twice(one)).toBe(one * 2))
  it(\`is \${2} for one\`, () => expect(twice(1)).toBe(2))
})
`

describe('proseOf and codeOf', () => {
  it('proseOf finds comments and test titles with their lines, and leaves out comments for tools', () => {
    expect(proseOf('twice.test.ts', source).map(({ kind, text, line }) => [kind, text, line])).toEqual([
      ['comment', 'Returns twice the number.', 1],
      ['comment', 'integers only', 4],
      ['title', 'twice', 6],
      ['title', 'doubles %d', 7],
      ['title', 'is', 8],
      ['title', 'for one', 8],
    ])
  })

  it('proseOf adds the suites around a title, and the line of code after a comment', () => {
    const besides = proseOf('twice.test.ts', source).map(({ text, beside }) => [text, beside])
    expect(besides).toContainEqual(['doubles %d', 'twice'])
    expect(besides).toContainEqual(['Returns twice the number.', 'export const twice = (one: number) => one * 2 // integers only'])
  })

  it('codeOf is the same for sources that differ only in comments and titles', () => {
    const other = source
      .replace('Returns twice the number.', 'Doubles.')
      .replace('doubles %d', 'multiplies %d by two')
      .replace('for one', 'for 1')
    expect(codeOf('twice.test.ts', other)).toBe(codeOf('twice.test.ts', source))
  })

  it('finds no title in a call of a variable that is called test', () =>
    expect(proseOf('rows.test.ts', `test.db.selectFrom('clicks')`)).toEqual([]))

  it.each([
    ['one * 2 //', 'one * 3 //'],
    ['toBe(2)', 'toBe(3)'],
    ["doubles %d', (one)", "doubles %d', (two)"],
  ])('codeOf differs if %j became %j', (before, after) => {
    const other = source.replace(before, after)
    expect(other).not.toBe(source)
    expect(codeOf('twice.test.ts', other)).not.toBe(codeOf('twice.test.ts', source))
  })
})

describe('draw', () => {
  const items = Array.from({ length: 50 }, (_, at) => at)
  it('returns different items, and the same ones for the same seed', () => {
    expect(new Set(draw(items, 20, 'a')).size).toBe(20)
    expect(draw(items, 20, 'a')).toEqual(draw(items, 20, 'a'))
    expect(draw(items, 20, 'b')).not.toEqual(draw(items, 20, 'a'))
  })
  it('returns all items if there are fewer', () => expect(draw([1, 2], 5, 'a').toSorted()).toEqual([1, 2]))
})
