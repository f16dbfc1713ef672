import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPromoCode, promoCodeLetters, promoCodeProblem } from './code.ts'
import { foldedCode } from './folded.ts'
import { generatedCode } from './generated.ts'
import { promoCodeIdeas } from './ideas.ts'
import { promoCodeLook } from './look.ts'

describe('foldedCode', () => {
  it.each([
    ['reem7', 'lower case'],
    ['REEM٧', 'an Arabic-Indic digit'],
    ['Reem۷', 'a Persian digit'],
    ['ＲＥＥＭ７', 'full-width letters'],
    ['\u200eREEM\u200b7\u2069', 'invisible marks'],
    ['R\u00adE\ufeffEM7', 'soft hyphens'],
    [' ree m-7 ', 'spaces and a dash'],
    ['𝐑𝐄𝐄𝐌𝟕', 'bold letters of mathematics'],
    ['REEM\u202f7', 'a narrow space'],
  ])('reads %j as REEM7 (%s)', (typed) => expect(foldedCode(typed)).toBe('REEM7'))

  it.each(['REEß', 'RÉEM7', 'REEМ7', 'ريم7'])('makes no code of ours of %j', (typed) => expect(isPromoCode(foldedCode(typed))).toBe(false))

  it('changes nothing that it has folded', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => foldedCode(foldedCode(typed)) === foldedCode(typed))))
})

describe('the form of a code', () => {
  it('has no letters that look or sound alike', () => expect(promoCodeLetters).not.toMatch(/[01ILO]/))

  it.each(['AB', 'ABCDEFGHJ', '234', 'REEM0', 'reem7', '', 'REEM 7'])('is not that of %j', (code) => expect(isPromoCode(code)).toBe(false))

  it.each(['TEST', 'FREE', 'SEX', 'XFUCK7'])('does not let anybody choose %j', (code) =>
    expect(promoCodeProblem(code)).toBe('promoCodeReserved'),
  )

  it.each(['HASSAN', 'BASSAM', 'REEM7', 'YUSSEF'])('lets people choose %j', (code) => expect(promoCodeProblem(code)).toBeNull())

  it('is named as the problem of another text', () =>
    expect([promoCodeProblem(''), promoCodeProblem('A')]).toEqual(['required', 'promoCode']))
})

describe('promoCodeLook', () => {
  it.each([
    ['REEMB', 'REEMP'],
    ['REEM5', 'REEMS'],
    ['REEM2', 'REEMZ'],
    ['REEMB', 'REEM8'],
    ['SUN7', 'SVN7'],
  ])('reads %s and %s as the same', (one, other) => expect(promoCodeLook(one)).toBe(promoCodeLook(other)))

  it('tells other codes apart', () => expect(promoCodeLook('REEM7')).not.toBe(promoCodeLook('REEM4')))
})

describe('generatedCode', () => {
  it('has the form of a code, for any bytes', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 6, maxLength: 40 }).filter((bytes) => bytes.some((byte) => byte < 247)),
        (given) => {
          let at = 0
          const code = generatedCode((count) => Uint8Array.from({ length: count }, () => given[at++ % given.length] ?? 0))
          return isPromoCode(code) && promoCodeProblem(code) === null && promoCodeLook(code) === code
        },
      ),
    ))

  it('skips bytes that would make one letter more likely than another', () =>
    expect(generatedCode((count) => Uint8Array.from({ length: count }, (_, at) => (at % 2 ? 0 : 255)))).toBe('CCCC33'))
})

describe('promoCodeIdeas', () => {
  it('makes codes of names, the name itself first', () =>
    expect(promoCodeIdeas(['reem']).slice(0, 4)).toEqual(['REEM', 'REEM7', 'REEM24', 'REEM3']))

  it('uses only letters of codes, and shortens long names', () => {
    expect(promoCodeIdeas(['noura.alharbi'])[0]).toBe('NURA')
    expect(promoCodeIdeas(['muhammadsameer']).every(isPromoCode)).toBe(true)
  })

  it('offers nothing for names in other scripts', () => expect(promoCodeIdeas(['ريم الدوسري'])).toEqual([]))

  it('never offers a reserved code', () => expect(promoCodeIdeas(['test', 'sex'])).not.toContain('TEST'))
})
