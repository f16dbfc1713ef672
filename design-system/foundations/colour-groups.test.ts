import { describe, expect, it } from 'vitest'
import { light } from '../themes/light.ts'
import { colourGroups, colourNamesFor } from './colour-groups.ts'

describe('the colour page', () => {
  it('shows every colour of a theme once', () => {
    expect(colourGroups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(light.colour).toSorted())
  })

  it.each([
    ['a name', 'ONPRIM', ['onPrimary']],
    ['a word of its group', 'الزعفران', ['highlight', 'onHighlight', 'highlightHalo']],
    ['a value', light.colour.scrim, ['scrim']],
  ])('finds colours by %s', (_, query, expected) =>
    expect(colourGroups.flatMap((group) => colourNamesFor(query, group))).toEqual(expect.arrayContaining(expected)),
  )

  it('finds nothing by a word that no colour has', () => expect(colourGroups.flatMap((group) => colourNamesFor('xyz', group))).toEqual([]))
})
