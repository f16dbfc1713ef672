import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('remembered computes each variant once and never confuses two variants', () => {
  const recipe = vi.fn<(look: { size?: string; isWide?: boolean }) => string>(
    ({ size, isWide }) => `${size ?? 'medium'}-${isWide ?? false}`,
  )
  const names = remembered(recipe)
  expect([
    names({ size: 'small', isWide: true }),
    names({ size: 'small', isWide: undefined }),
    names({ size: 'small', isWide: true }),
  ]).toEqual(['small-true', 'small-false', 'small-true'])
  expect(names({ size: undefined, isWide: true })).toBe('medium-true')
  expect(recipe).toHaveBeenCalledTimes(3)
})
