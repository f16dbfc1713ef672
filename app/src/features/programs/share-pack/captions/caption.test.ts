import { describe, expect, it } from 'vitest'
import { objectiveTypes } from '@wasla/contract/programs/types.ts'
import { captionsOf } from './caption.ts'
import { checkCaption } from './check-caption.ts'

const facts = {
  brand: 'Nabt Coffee',
  program: 'فنجان الصباح',
  objective: 'SALES',
  url: 'https://wasla.example/t/7kq2mx9rta',
  code: null,
  hasLinks: true,
  licence: null,
} as const

describe('captionsOf', () => {
  it('returns both languages, the reader’s first', () => {
    expect(captionsOf(facts, 'en').map(({ language }) => language)).toEqual(['en', 'ar'])
    expect(captionsOf(facts, 'ar').map(({ language }) => language)).toEqual(['ar', 'en'])
  })

  it.each(objectiveTypes)('has the advertisement label as its first line and the link as its last for %s', (objective) => {
    const [english, arabic] = captionsOf({ ...facts, objective }, 'en')
    expect(english?.copied.startsWith('#ad\n')).toBe(true)
    expect(arabic?.copied.startsWith('#إعلان\n')).toBe(true)
    for (const caption of [english, arabic]) {
      expect(caption?.copied.endsWith(`\n${facts.url}`)).toBe(true)
      expect(caption?.text).toContain(facts.brand)
      expect(caption?.text).toContain(facts.program)
    }
  })

  it('names the licence in the first line, in the language of the caption', () => {
    const [english, arabic] = captionsOf({ ...facts, licence: '11820477' }, 'en').map(({ copied }) => copied.split('\n')[0])
    expect(english).toBe('#ad · Mawthooq licence \u20681182 0477\u2069')
    expect(arabic).toBe('#إعلان، ترخيص موثوق \u20681182 0477\u2069')
  })

  it('passes its own check in both languages', () => {
    for (const licence of [null, '11820477'])
      for (const caption of captionsOf({ ...facts, code: 'REEM7', licence }, 'en'))
        expect(checkCaption(caption.copied, { url: facts.url, code: 'REEM7', hasLinks: true }).every(({ isMet }) => isMet)).toBe(true)
  })

  it('names the code if the program counts codes, and says nothing of the link if links do not count', () => {
    for (const hasLinks of [true, false])
      for (const caption of captionsOf({ ...facts, code: 'REEM7', hasLinks }, 'en')) expect(caption.text).toContain('REEM7')
    const [onlyCode] = captionsOf({ ...facts, code: 'REEM7', hasLinks: false }, 'en')
    expect(onlyCode?.text).not.toContain('link')
  })
})
