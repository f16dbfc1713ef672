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
  it('grows at its end', () => expect(nextChosen([travel], shown, ['travel', 'food'])).toEqual([travel, food]))
  it('shrinks without changing order', () => expect(nextChosen([travel, food, books], shown, ['books', 'travel'])).toEqual([travel, books]))
  it('stays when the list shows other options', () => expect(nextChosen([travel], [food], ['travel', 'food'])).toEqual([travel, food]))
  it('holds no more than the maximum', () =>
    expect(nextChosen([food, coffee], shown, ['food', 'coffee', 'travel'], 2)).toEqual([food, coffee]))
  it('keeps options that were chosen before there was such a maximum', () =>
    expect(nextChosen([food, coffee, travel], shown, ['food', 'coffee', 'travel'], 2)).toEqual([food, coffee, travel]))
  it('never contains unknown options', () => expect(nextChosen([], shown, ['war'])).toEqual([]))
})

it.each([
  [4, 5, false],
  [5, 5, true],
  [6, 5, true],
  [99, undefined, false],
])('%i of %s is full: %s', (count, maximum, full) => expect(isFull(Array.from({ length: count }), maximum)).toBe(full))
