import { describe, expect, it } from 'vitest'
import { acceptedTogether, componentOf, everything, matchesFilter, sizeOf, stepped } from './filter.ts'

const change = {
  story: 'components-button-matrix--sizes',
  title: 'Components/Button/Matrix',
  name: 'Every size',
  mode: 'ar-dark-desktop',
  kind: 'changed' as const,
  pixels: 400,
  share: 0.002,
}

describe('matchesFilter', () => {
  it.each([
    ['of everything', {}, true],
    ['of a component, its matrix included', { component: 'Components/Button' }, true],
    ['of another component', { component: 'Components/Card' }, false],
    ['in a mode', { mode: 'ar-dark-desktop' }, true],
    ['in another mode', { mode: 'en-light-desktop' }, false],
    ['of a kind', { kind: 'new' }, false],
    ['of a size', { size: 'small' }, true],
    ['of another size', { size: 'hair' }, false],
    ['not yet accepted', { state: 'open' }, true],
    ['already accepted', { state: 'accepted' }, false],
    ['by words in any order', { words: 'SIZE button' }, true],
    ['by words that are not there', { words: 'button card' }, false],
  ])('tells whether a change matches a filter: %s', (_, filter, expected) =>
    expect(matchesFilter(change, { ...everything, ...filter })).toBe(expected),
  )

  it('finds accepted changes by their note', () =>
    expect(matchesFilter({ ...change, note: 'Wanted.' }, { ...everything, state: 'accepted' })).toBe(true))

  it('distinguishes three sizes of changes', () => {
    expect(sizeOf({ pixels: 1, share: 0.5 })).toBe('hair')
    expect(sizeOf({ pixels: 51, share: 0.01 })).toBe('small')
    expect(sizeOf({ pixels: 5000, share: 0.2 })).toBe('large')
  })
})

it('componentOf assigns a matrix to its component', () => expect(componentOf(change)).toBe('Components/Button'))

it.each([
  [1, 1, 4],
  [4, 1, 6],
  [6, 1, 6],
  [1, -1, 1],
  [5, 1, 1],
  [5, -1, 6],
] as const)('stepped goes from %i by %i to %i', (from, by, to) => expect(stepped([1, 4, 6], from, by)).toBe(to))

describe('acceptedTogether', () => {
  const isAccepted = (index: number) => index === 4
  it('returns all shown changes that are still open', () => expect(acceptedTogether([1, 4, 6], new Set(), isAccepted)).toEqual([1, 6]))
  it('returns the selected changes, accepted before or not', () =>
    expect(acceptedTogether([1, 4, 6], new Set([4, 6]), isAccepted)).toEqual([4, 6]))
  it('leaves out selected changes that the filter hides', () => expect(acceptedTogether([1, 6], new Set([4]), isAccepted)).toEqual([1, 6]))
})
