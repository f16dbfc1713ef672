import { describe, expect, it } from 'vitest'
import { countries, countryById, defaultCountryId } from './countries.ts'
import { interests } from './interests.ts'

describe('countries', () => {
  it('begin with the 22 states of the Arab League, Saudi Arabia first', () => {
    const league = 'SA AE KW BH QA OM YE IQ JO SY LB PS EG SD LY TN DZ MA MR SO DJ KM'.split(' ')
    expect(countries.slice(0, 22).map((one) => one.id)).toEqual(league)
    expect(countries[0]?.id).toBe(defaultCountryId)
  })
  it.each([
    ['SA', 9],
    ['AE', 9],
    ['KW', 8],
    ['BH', 8],
    ['QA', 8],
    ['OM', 8],
    ['EG', 10],
    ['JO', 9],
    ['LB', 8],
    ['MA', 9],
  ])('%s has mobile numbers of %i digits', (id, length) => expect(countryById(id)?.phoneNumberLength).toBe(length))
  it('have a name in both scripts, a dial code and a bundled flag', () => {
    for (const { id, name, phoneCode, flagUrl } of countries) {
      expect(name.ar, id).toMatch(/\p{Script=Arabic}/u)
      expect(name.en, id).toMatch(/\p{Script=Latin}/u)
      expect(phoneCode, id).toMatch(/^\+\d{1,4}$/)
      expect(flagUrl, id).toBe(`/flags/${id}.svg`)
    }
  })
})

describe('interests', () => {
  it('are the 24 interests of the product, each once, in both languages', () => {
    expect(new Set(interests.map((one) => one.id)).size).toBe(24)
    for (const { name } of interests) expect(name.ar).toMatch(/\p{Script=Arabic}/u)
  })
})
