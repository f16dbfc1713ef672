import { describe, expect, it } from 'vitest'
import { coverInkNames } from '@wasla/design-system/tokens/cover-inks.ts'
import { groundOf, lightness } from './card-ink.ts'

describe('the ground of a card', () => {
  it.each(coverInkNames)('of %s is dark enough for white text', (name) => {
    expect(lightness(groundOf(name))).toBeLessThan(100)
  })
})
