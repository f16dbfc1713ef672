import { describe, expect, test } from 'vitest'
import { parsePhone, type PhoneReason } from './parsePhone.ts'
import { sampleCountries } from './phone-countries.sample.ts'

const countries = sampleCountries('en', (iso) => `/flags/${iso}.svg`)
const country = (id: string) => countries.find((each) => each.id === id)!
const read = (text: string, chosen = 'sa') => parsePhone(text, country(chosen), countries)

describe('parsePhone reads a number', () => {
  const table: [what: string, typed: string, chosen: string, found: string, e164: string][] = [
    ['as it is meant', '550123478', 'sa', 'sa', '+966550123478'],
    ['with a leading zero', '0550123478', 'sa', 'sa', '+966550123478'],
    ['in groups', '55 012 3478', 'sa', 'sa', '+966550123478'],
    ['with hyphens, dots and brackets', '(055) 012-34.78', 'sa', 'sa', '+966550123478'],
    ['in Arabic-Indic digits', '٠٥٥٠١٢٣٤٧٨', 'sa', 'sa', '+966550123478'],
    ['in Persian digits', '۵۵۰۱۲۳۴۷۸', 'sa', 'sa', '+966550123478'],
    ['in full-width digits', '５５０１２３４７８', 'sa', 'sa', '+966550123478'],
    ['with a full-width plus', '＋９６６５５０１２３４７８', 'ae', 'sa', '+966550123478'],
    ['with +966', '+966550123478', 'sa', 'sa', '+966550123478'],
    ['with + of another country', '+971 50 123 4567', 'sa', 'ae', '+971501234567'],
    ['with 00966', '00966550123478', 'ae', 'sa', '+966550123478'],
    ['with Arabic 00966', '٠٠٩٦٦٥٥٠١٢٣٤٧٨', 'ae', 'sa', '+966550123478'],
    ['with + and a zero after the code', '+966 (0)55 012 3478', 'sa', 'sa', '+966550123478'],
    ['with the code but without plus', '966550123478', 'sa', 'sa', '+966550123478'],
    ['with the plus at the end, as some right-to-left pages copy it', '966550123478+', 'ae', 'sa', '+966550123478'],
    ['wrapped in marks of direction', '\u200E\u202A+966 55 012 3478\u202C\u200F', 'sa', 'sa', '+966550123478'],
    ['with no-break spaces', '+966\u00A055\u202F012\u00A03478', 'sa', 'sa', '+966550123478'],
    ['by the longest code that fits', '+1 242 555 0199', 'us', 'bs', '+12425550199'],
    ['for the chosen one of two countries with one code', '+1 202 555 0199', 'us', 'us', '+12025550199'],
    ['for the first of two countries with one code where neither is chosen', '+1 202 555 0199', 'sa', 'ca', '+12025550199'],
    ['where the national number happens to begin like the code', '2012345678', 'eg', 'eg', '+202012345678'],
  ]
  test.each(table)('%s', (_what, typed, chosen, found, e164) => {
    const result = read(typed, chosen)
    expect(result).toMatchObject({ e164, reason: null })
    expect(result.country.id).toBe(found)
    expect(e164.endsWith(result.national)).toBe(true)
  })
})

describe('parsePhone refuses a number', () => {
  const table: [typed: string, reason: PhoneReason, national: string][] = [
    ['', 'empty', ''],
    [' \u200F ', 'empty', ''],
    ['55012', 'tooShort', '55012'],
    ['0', 'tooShort', ''],
    ['+', 'tooShort', ''],
    ['+96', 'tooShort', ''],
    ['+966', 'tooShort', ''],
    ['00', 'tooShort', ''],
    ['55012347890', 'tooLong', '55012347890'],
    ['+96655012347899', 'tooLong', '55012347899'],
    ['+999550123478', 'unknownCountry', ''],
    ['call me', 'notANumber', ''],
    ['55012+3478', 'notANumber', '550123478'],
    ['55x0123478', 'notANumber', '550123478'],
    ['050123456', 'tooShort', '50123456'],
    ['+966 0050123456', 'tooShort', '050123456'],
    ['+966 00550123478', 'tooLong', '0550123478'],
  ]
  test.each(table)('%j, with the reason %s', (typed, reason, national) => {
    expect(read(typed)).toEqual({ country: country('sa'), national, e164: null, reason })
  })
})
