import { describe, expect, it } from 'vitest'
import { nextRow, selectedOf, selectionState, toggled, toggledAll } from './selection.ts'

const shown = ['a', 'b', 'c']

describe('selected rows', () => {
  it('include only rows of the current page', () => {
    expect(selectedOf(new Set(['c', 'a', 'gone']), shown)).toEqual(['a', 'c'])
  })
  it('toggle one by one, or all at once', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a']), 'a')]).toEqual([])
    expect([...toggledAll(new Set(['a']), shown)]).toEqual(shown)
    expect([...toggledAll(new Set(shown), shown)]).toEqual([])
  })
  it('are in the state “none”, “some” or “all”', () => {
    expect(selectionState(new Set(['gone']), shown)).toBe('none')
    expect(selectionState(new Set(['a']), shown)).toBe('some')
    expect(selectionState(new Set(shown), shown)).toBe('all')
    expect(selectionState(new Set(), [])).toBe('none')
  })
})

describe('the focus after an action', () => {
  it('moves to the next row, or to the previous one at the end of the list', () => {
    expect(nextRow(shown, ['a'])).toBe('b')
    expect(nextRow(shown, ['a', 'b'])).toBe('c')
    expect(nextRow(shown, ['c'])).toBe('b')
    expect(nextRow(shown, ['a', 'c'])).toBe('b')
  })
  it('has no target if no row is left', () => {
    expect(nextRow(['a'], ['a'])).toBeNull()
  })
})
