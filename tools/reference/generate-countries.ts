/**
 * Writes server/contract/reference/countries.data.ts: ISO 3166 countries with their dial code, the length of a mobile
 * number and their name in both languages (decisions, Appendix G). Run by hand when the world changes.
 */
import { writeFileSync } from 'node:fs'
import { hasFlag } from 'country-flag-icons'
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'

/** The 22 states of the Arab League stand first, Saudi Arabia before all; AC, TA and XK are no ISO countries. */
const arabLeague = [
  'SA',
  'AE',
  'KW',
  'BH',
  'QA',
  'OM',
  'YE',
  'IQ',
  'JO',
  'SY',
  'LB',
  'PS',
  'EG',
  'SD',
  'LY',
  'TN',
  'DZ',
  'MA',
  'MR',
  'SO',
  'DJ',
  'KM',
] as const
const leftOut = new Set(['AC', 'TA', 'XK'])

const names = { en: new Intl.DisplayNames('en', { type: 'region' }), ar: new Intl.DisplayNames('ar', { type: 'region' }) }
/** As the members of the League call themselves. */
const ownNames: Record<string, { en: string; ar: string }> = { PS: { en: 'Palestine', ar: 'فلسطين' } }
const order = (code: string) => {
  const at = (arabLeague as readonly string[]).indexOf(code)
  return at < 0 ? arabLeague.length : at
}

const rows = getCountries()
  .filter((code) => !leftOut.has(code) && hasFlag(code))
  .flatMap((code) => {
    const length = getExampleNumber(code, examples)?.nationalNumber.length
    return length
      ? [
          {
            code,
            dial: getCountryCallingCode(code),
            length,
            en: ownNames[code]?.en ?? names.en.of(code) ?? code,
            ar: ownNames[code]?.ar ?? names.ar.of(code) ?? code,
          },
        ]
      : []
  })
  .toSorted((a, b) => order(a.code) - order(b.code) || a.en.localeCompare(b.en, 'en'))

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const lines = rows.map((row) => `  [${quote(row.code)}, ${quote(row.dial)}, ${row.length}, ${quote(row.en)}, ${quote(row.ar)}],`)
writeFileSync(
  new URL('../../server/contract/reference/countries.data.ts', import.meta.url),
  `// Made by tools/reference/generate-countries.ts. ISO code, dial code, digits of a mobile number, English and Arabic name.\nexport const countryRows: readonly (readonly [string, string, number, string, string])[] = [\n${lines.join('\n')}\n]\n`,
)
