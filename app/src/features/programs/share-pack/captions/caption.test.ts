import { describe, expect, it } from 'vitest'
import { objectiveTypes } from '@wasla/contract/programs/types.ts'
import { captionsOf } from './caption.ts'

const facts = {
  brand: 'Nabt Coffee',
  program: 'فنجان الصباح',
  objective: 'SALES',
  url: 'https://wasla.example/t/7kq2mx9rta',
  code: null,
  hasLinks: true,
} as const

describe('captionsOf', () => {
  it('returns both languages, the reader’s first', () => {
    expect(captionsOf(facts, 'en').map(({ language }) => language)).toEqual(['en', 'ar'])
    expect(captionsOf(facts, 'ar').map(({ language }) => language)).toEqual(['ar', 'en'])
  })

  it.each(objectiveTypes)('begins with the advertisement label and ends with the link for %s', (objective) => {
    const [english, arabic] = captionsOf({ ...facts, objective }, 'en')
    expect(english?.copied.startsWith('#ad ')).toBe(true)
    expect(arabic?.copied.startsWith('#إعلان ')).toBe(true)
    for (const caption of [english, arabic]) {
      expect(caption?.copied.endsWith(`\n${facts.url}`)).toBe(true)
      expect(caption?.text).toContain(facts.brand)
      expect(caption?.text).toContain(facts.program)
    }
  })

  it('names the code if the program counts codes, and says nothing of the link if links do not count', () => {
    for (const hasLinks of [true, false])
      for (const caption of captionsOf({ ...facts, code: 'REEM7', hasLinks }, 'en')) expect(caption.text).toContain('REEM7')
    const [onlyCode] = captionsOf({ ...facts, code: 'REEM7', hasLinks: false }, 'en')
    expect(onlyCode?.text).not.toContain('link')
  })
})
