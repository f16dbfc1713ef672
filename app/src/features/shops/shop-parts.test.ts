import { describe, expect, it } from 'vitest'
import { numberOf, openSteps, returnIn } from './shop-parts.ts'

describe('the answer of a platform', () => {
  it('is a permission with its code', () => expect(returnIn('?code=c&state=s')).toEqual({ code: 'c', state: 's' }))
  it('is a denial if it has no code', () => expect(returnIn('?error=access_denied&state=s')).toBe('denied'))
  it('is nothing if the page was opened without one', () => expect(returnIn('?code=c')).toBeNull())
})

it('numbers the five steps from one', () => expect(openSteps.map(numberOf)).toEqual([1, 2, 3, 4, 5]))
