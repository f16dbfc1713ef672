import { describe, expect, it } from 'vitest'
import { dark } from '../themes/dark.ts'
import { tokenGroups, tokensFor } from './token-groups.ts'

const names = (query: string) => tokensFor(query).flatMap(({ tokens }) => tokens.map(({ name }) => name))

describe('the page of tokens', () => {
  it('shows all its tokens if there is no search text, each once', () => {
    const all = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name))
    expect(names(' ')).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each([
    ['a part of a name, in any case', 'SPACE.MD', 'decision.space.md'],
    ['a value of the dark theme', dark.colour.scrim, 'decision.colour.scrim'],
    ['a title in Arabic', 'الزوايا', 'decision.radius.control'],
  ])('finds tokens by %s', (_, query, expected) => expect(names(query)).toContain(expected))

  it('shows only the tokens of a group if the text occurs only in its title', () =>
    expect(names('الحركة').every((name) => /^decision\.(?:duration|easing)\./u.test(name))).toBe(true))

  it('finds nothing if no token and no title has the text', () => expect(tokensFor('xyz')).toEqual([]))
})
