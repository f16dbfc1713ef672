import { expect, it } from 'vitest'
import { pagesOfBlocks } from './blocks.ts'

const block = (height: number) => ({ height, draw: () => undefined })
const heights = (given: readonly number[], room: { first: number; next: number }) =>
  pagesOfBlocks(given.map(block), room).map((page) => page.map(({ height }) => height))

it('blocks fill pages in their order, and none is cut', () =>
  expect(heights([40, 40, 40, 60, 50], { first: 100, next: 120 })).toEqual([[40, 40], [40, 60], [50]]))

it('a block that is higher than a page has a page of its own', () =>
  expect(heights([10, 500, 10], { first: 100, next: 120 })).toEqual([[10], [500], [10]]))

it('there is one page without blocks', () => expect(heights([], { first: 100, next: 120 })).toEqual([[]]))
