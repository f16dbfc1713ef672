import { describe, expect, it } from 'vitest'
import type { Cause } from './cause.ts'
import { groupsOf } from './groups.ts'

const token = (before: string, after: string, components: readonly string[] = ['Card']): Cause => ({
  kind: 'token',
  name: 'space.sm',
  before,
  after,
  components,
})
const text = (before: string, after: string): Cause => ({ kind: 'text', name: 'a.join', before, after, components: [] })
const unknown: Cause = { kind: 'unknown', name: 'Card', before: '', after: '', components: [] }
const change = (title: string, share = 0.1) => ({ title, mode: 'en-light-desktop', share })

const group = (all: readonly (readonly [title: string, causes: readonly Cause[], share?: number])[]) =>
  groupsOf(
    all.map(([title, , share]) => change(title, share)),
    (index) => all[index]?.[1] ?? [],
  )

describe('pictures with the same cause', () => {
  it('are one group; another value is another group', () =>
    expect(
      group([
        ['Components/Card', [token('12px', '13px')]],
        ['Screens/Home', [token('12px', '13px')]],
        ['Components/Card', [token('12px', '14px')]],
      ]).map(({ after, pictures }) => [after, pictures]),
    ).toEqual([
      ['13px', [0, 1]],
      ['14px', [2]],
    ]))

  it('are one group if a message changed in both languages', () =>
    expect(
      group([
        ['A', [text('Join', 'Join program')]],
        ['A', [text('انضم', 'انضم إلى')]],
      ]),
    ).toMatchObject([{ pictures: [0, 1], before: 'Join' }]))

  it('are two groups if texts without a key differ', () =>
    expect(
      group([
        ['A', [{ ...text('a', 'b'), name: 'b' }]],
        ['A', [{ ...text('c', 'd'), name: 'd' }]],
      ]),
    ).toHaveLength(2))

  it('count as pictures of the component if the story is about it, also in its matrix', () =>
    expect(
      group([
        ['Components/Text field/Matrix', [token('1', '2', ['TextField'])]],
        ['Screens/Home', [token('1', '2', ['TextField'])]],
      ])[0]?.itself,
    ).toEqual([0]))

  it('are shown by the one with the fewest causes, then by the one that changed most', () =>
    expect(
      group([
        ['Components/Card', [token('1', '2'), text('a', 'b')], 0.9],
        ['Components/Card', [token('1', '2')], 0.1],
        ['Components/Card', [token('1', '2')], 0.3],
      ])[0]?.clearest,
    ).toBe(2))

  it('come last if nothing explains them', () =>
    expect(
      group([
        ['A', [unknown]],
        ['B', [unknown]],
        ['C', [token('1', '2')]],
      ]).map(({ kind }) => kind),
    ).toEqual(['token', 'unknown']))

  it('count a component once for each picture, the most frequent first', () =>
    expect(
      group([
        ['A', [token('1', '2', ['Card', 'Row'])]],
        ['B', [token('1', '2', ['Row'])]],
      ])[0]?.components,
    ).toEqual(['Row', 'Card']))
})
