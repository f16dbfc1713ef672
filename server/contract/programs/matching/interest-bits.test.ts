import { expect, it } from 'vitest'
import { interests } from '../../reference/interests.ts'
import { interestBits } from './interest-bits.ts'

it('gives each interest the bit that stored numbers hold for it already', () => {
  expect(interests.slice(0, 24).map(({ id }) => id)).toEqual([
    'fashion',
    'beauty',
    'fitness',
    'health',
    'food',
    'coffee',
    'travel',
    'family',
    'parenting',
    'home',
    'technology',
    'gaming',
    'football',
    'cars',
    'business',
    'finance',
    'education',
    'books',
    'art',
    'photography',
    'music',
    'comedy',
    'pets',
    'culture',
  ])
  expect(interests.length).toBeLessThanOrEqual(52)
})

it('adds the bits of several, each once, and of unknown ones none', () => {
  expect(interestBits(['fashion', 'food', 'food', 'gone'])).toBe(1 + 16)
  expect(interestBits([])).toBe(0)
})
