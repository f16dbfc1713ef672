import { describe, expect, it } from 'vitest'
import { isFull, nextChosen } from './selection.ts'

const [food, coffee, travel, books] = ['food', 'coffee', 'travel', 'books'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
]
const shown = [food, coffee, travel, books]

describe('the selection', () => {
  it('adds at the end', () => expect(nextChosen([travel], shown, ['travel', 'food'])).toEqual([travel, food]))
  it('removes without changing the order', () =>
    expect(nextChosen([travel, food, books], shown, ['books', 'travel'])).toEqual([travel, books]))
  it('keeps options that the list does not show', () => expect(nextChosen([travel], [food], ['travel', 'food'])).toEqual([travel, food]))
  it('holds at most the maximum', () => expect(nextChosen([food, coffee], shown, ['food', 'coffee', 'travel'], 2)).toEqual([food, coffee]))
  it('keeps options that were chosen before the maximum applied', () =>
    expect(nextChosen([food, coffee, travel], shown, ['food', 'coffee', 'travel'], 2)).toEqual([food, coffee, travel]))
  it('never contains unknown options', () => expect(nextChosen([], shown, ['war'])).toEqual([]))
})

it.each([
  [4, 5, false],
  [5, 5, true],
  [6, 5, true],
  [99, undefined, false],
])('isFull for %i of %s is %s', (count, maximum, full) => expect(isFull(Array.from({ length: count }), maximum)).toBe(full))
