import { describe, expect, it } from 'vitest'
import { initialOf, welcomeName } from './welcomeName.ts'

describe('initialOf', () => {
  it.each([
    ['Alotaibi', 'A.'],
    ['de Souza', 'D.'],
    ['  bakri ', 'B.'],
    ['Élise', 'É.'],
    ['العتيبي', 'ع.'],
    ['الدوسري', 'د.'],
    ['القحطاني', 'ق.'],
    ['خالد', 'خ.'],
    ['آل سعود', 'س.'],
    ['الا', 'ا.'],
    ['عَلي', 'ع.'],
    ['', ''],
    ['   ', ''],
  ])('of “%s” is “%s”', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('returns one whole character, even if it consists of several code points', () => {
    expect(initialOf('👩🏽‍🍳 Chef')).toBe('👩🏽‍🍳.')
    expect(initialOf('E\u0301lise')).toBe('É.')
  })
})

describe('welcomeName', () => {
  it('greets people by first name and the initial of the last name', () => {
    expect(welcomeName({ type: 'INFLUENCER', fullName: 'Noura Alotaibi', firstName: 'Noura', lastName: 'Alotaibi' })).toBe('Noura A.')
    expect(welcomeName({ type: 'AGENT', fullName: 'نورة العتيبي', firstName: 'نورة', lastName: 'العتيبي' })).toBe('نورة ع.')
  })

  it('greets businesses by their whole name', () => {
    expect(welcomeName({ type: 'BRAND', fullName: 'Nabt Coffee' })).toBe('Nabt Coffee')
    expect(welcomeName({ type: 'AGENCY', fullName: ' Qimam Media ' })).toBe('Qimam Media')
  })

  it('derives the greeting from the full name if that is in another script, and accepts missing parts', () => {
    expect(welcomeName({ type: 'INFLUENCER', fullName: 'نورة العتيبي', firstName: 'Noura', lastName: 'Alotaibi' })).toBe('نورة ع.')
    expect(welcomeName({ type: 'INFLUENCER', fullName: 'Noura', firstName: 'Noura', lastName: null })).toBe('Noura')
    expect(welcomeName({ type: 'INFLUENCER', fullName: '', firstName: null, lastName: null })).toBe('')
  })
})
