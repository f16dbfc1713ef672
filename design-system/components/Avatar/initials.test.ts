import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Noura Alotaibi', 'NA'],
    ['noura', 'N'],
    ['Reem bint Khalid Aldosari', 'RA'],
    ['Dr. Saad Harbi', 'SH'],
    ['@noura_cooks', 'N'],
    ['Émile Zola', 'EZ'],
    ['7up', '7'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it.each([
    ['نورة العتيبي', 'ن\u200C ع'],
    ['سعد الحربي', 'س\u200C ح'],
    ['ريم', 'ر'],
    ['د. هدى المالكي', 'ه\u200C م'],
    ['أحمد', 'ا'],
  ])('of %s have a space between Arabic letters and leave the article out', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('of an empty name are empty', () => {
    expect([initials(''), initials('   '), initials('…')]).toEqual(['', '', ''])
  })
})
