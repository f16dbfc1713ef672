import { expect, it } from 'vitest'
import { interests } from '../../reference/interests.ts'
import { interestBits } from './interest-bits.ts'

it('keeps each interest’s bit, because stored numbers use it', () => {
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

it('adds each bit once and ignores unknown interests', () => {
  expect(interestBits(['fashion', 'food', 'food', 'gone'])).toBe(1 + 16)
  expect(interestBits([])).toBe(0)
})
