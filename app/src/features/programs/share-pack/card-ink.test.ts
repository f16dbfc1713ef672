import { describe, expect, it } from 'vitest'
import { coverInkNames } from '@wasla/design-system/tokens/cover-inks.ts'
import { groundOf, lightness } from './card-ink.ts'

describe('groundOf', () => {
  it.each(coverInkNames)('returns a colour for %s that is dark enough for white text', (name) => {
    expect(lightness(groundOf(name))).toBeLessThan(100)
  })
})
