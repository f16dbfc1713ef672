import { describe, expect, it } from 'vitest'
import { checkCaption, type CaptionNeeds } from './check-caption.ts'

const url = 'https://wasla.example/t/7kq2mx9rta'
const byLink: CaptionNeeds = { url, code: null, hasLinks: true }
const missing = (caption: string, needs: CaptionNeeds = byLink) =>
  checkCaption(caption, needs).flatMap(({ rule, isMet }) => (isMet ? [] : [rule]))

describe('the disclosure', () => {
  it.each([
    `#ad\nMorning coffee\n${url}`,
    `Ad: morning coffee ${url}`,
    `📣 Sponsored · morning coffee ${url}`,
    `Paid partnership with Nabt. ${url}`,
    `#إعلان\nقهوة الصباح\n${url}`,
    `إعلان | قهوة الصباح ${url}`,
    `اعلان قهوة الصباح ${url}`,
    `إعـــلان قهوة الصباح ${url}`,
    `إِعْلَان قهوة الصباح ${url}`,
    `\n\n#إعلان قهوة الصباح ${url}`,
    `\u2068#إعلان\u2069 قهوة الصباح ${url}`,
    `شراكة مدفوعة مع نبت ${url}`,
  ])('is found at the beginning of: %s', (caption) => expect(missing(caption)).toEqual([]))

  it.each([
    ['only below the first line', `Morning coffee\n#ad ${url}`, ['first']],
    ['at the end of the first line', `Morning coffee #ad\n${url}`, ['first']],
    ['in no line', `Morning coffee ${url}`, ['disclosure', 'first']],
    ['as a part of another word', `Advice: add milk. Adorable. ${url}`, ['disclosure', 'first']],
    ['as a part of another tag', `#adorable coffee ${url}`, ['disclosure', 'first']],
    ['as an Arabic word with more letters', `إعلانات قهوة الصباح ${url}`, ['disclosure', 'first']],
    ['in English only, in an Arabic caption', `#ad قهوة الصباح من نبت ${url}`, ['disclosure', 'first']],
    ['in Arabic only, in an English caption', `#إعلان Morning coffee by Nabt ${url}`, ['disclosure', 'first']],
  ])('is not accepted %s', (_, caption, rules) => expect(missing(caption)).toEqual(rules))

  it('may be in either language if the caption is nothing but links and tags', () => {
    expect(missing(`#ad #قهوة ${url}`)).toEqual([])
    expect(missing(`#إعلان #coffee ${url}`)).toEqual([])
  })

  it('is missing in an empty caption', () => expect(missing('')).toEqual(['disclosure', 'first', 'link']))
})

describe('the way back to the participant', () => {
  const byCode: CaptionNeeds = { url, code: 'REEM7', hasLinks: false }
  const byBoth: CaptionNeeds = { ...byCode, hasLinks: true }

  it.each([
    ['the link without its scheme', '#ad coffee wasla.example/t/7kq2mx9rta', byLink, []],
    ['the link with a full stop', `#ad coffee ${url}.`, byLink, []],
    ['the link of another participant', '#ad coffee https://wasla.example/t/7kq2mx9rtb', byLink, ['link']],
    ['a longer link that begins alike', `#ad coffee ${url}x`, byLink, ['link']],
    ['the code', '#ad coffee with REEM7', byCode, []],
    ['the code in lower case and Arabic digits', '#إعلان قهوة بالكود reem٧', byCode, []],
    ['the code as a part of another word', '#ad coffee with REEM77', byCode, ['code']],
    ['only the link, if codes count', `#ad coffee ${url}`, byCode, ['code']],
    ['only the code, if both count', '#ad coffee with REEM7', byBoth, []],
    ['only the link, if both count', `#ad coffee ${url}`, byBoth, []],
    ['neither, if both count', '#ad coffee', byBoth, ['linkOrCode']],
  ] as const)('is judged for %s', (_, caption, needs, rules) => expect(missing(caption, needs)).toEqual(rules))
})
