/**
 * Writes server/contract/reference/countries.data.ts: ISO 3166 countries with their dial code, the usual length of a mobile number, and
 * their name in both languages (decisions, Appendix G). If numbers differ from the usual, it adds the shortest and longest number, and
 * whether numbers begin with a zero (Y-18). Run by hand when a country or its numbers change.
 */
import { writeFileSync } from 'node:fs'
import { hasFlag } from 'country-flag-icons'
import { getCountries, getCountryCallingCode, getExampleNumber, Metadata, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** The 22 states of the Arab League come first, beginning with Saudi Arabia; AC, TA and XK are no ISO countries. */
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
/** Names that countries use for themselves. */
const ownNames: Record<string, { en: string; ar: string }> = { PS: { en: 'Palestine', ar: 'فلسطين' } }
const order = (code: string) => {
  const at = (arabLeague as readonly string[]).indexOf(code)
  return at < 0 ? arabLeague.length : at
}

/** A method of a numbering plan that the library's types lack. */
type PlanByType = { type(kind: 'MOBILE'): { possibleLengths(): number[] } | undefined }

/** Returns the shortest and the longest mobile number of a country. */
function lengthsOf(code: CountryCode): { least: number; most: number } {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  const plan = metadata.numberingPlan as unknown as PlanByType | undefined
  const lengths = plan?.type('MOBILE')?.possibleLengths() ?? []
  return { least: Math.min(...lengths), most: Math.max(...lengths) }
}

const rows = getCountries()
  .filter((code) => !leftOut.has(code) && hasFlag(code))
  .flatMap((code) => {
    const example = getExampleNumber(code, examples)?.nationalNumber
    return example
      ? [
          {
            code,
            dial: getCountryCallingCode(code),
            length: example.length,
            lengths: lengthsOf(code),
            beginsWithZero: example.startsWith('0'),
            en: ownNames[code]?.en ?? names.en.of(code) ?? code,
            ar: ownNames[code]?.ar ?? names.ar.of(code) ?? code,
          },
        ]
      : []
  })
  .toSorted((a, b) => order(a.code) - order(b.code) || a.en.localeCompare(b.en, 'en'))

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const lines = rows.map(({ code, dial, length, lengths: { least, most }, beginsWithZero, en, ar }) => {
  const unusual = [...(least < most ? [`least: ${least}, most: ${most}`] : []), ...(beginsWithZero ? ['beginsWithZero: true'] : [])]
  const usual = `${quote(code)}, ${quote(dial)}, ${length}, ${quote(en)}, ${quote(ar)}`
  return `  [${usual}${unusual.length > 0 ? `, { ${unusual.join(', ')} }` : ''}],`
})
writeFileSync(
  new URL('../../server/contract/reference/countries.data.ts', import.meta.url),
  `// Made by tools/reference/generate-countries.ts. ISO code, dial code, digits of a mobile number, English and Arabic name, exceptions.
type Exceptions = { readonly least?: number; readonly most?: number; readonly beginsWithZero?: true }
export const countryRows: readonly (readonly [string, string, number, string, string, Exceptions?])[] = [\n${lines.join('\n')}\n]\n`,
)
