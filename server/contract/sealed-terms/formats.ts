import type { Language, Localized } from '../platform/language.ts'
import { startOfDay } from '../platform/riyadh.ts'
import { inBoth } from './text.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab' }

const formats = <Format>(make: (locale: string) => Format): Readonly<Record<Language, Format>> => ({
  en: make(locales.en),
  ar: make(locales.ar),
})

const numbers = formats((locale) => new Intl.NumberFormat(locale))
const days = formats(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' }),
)
const times = formats(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Riyadh' }),
)

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const rules: Readonly<Record<Language, Intl.PluralRules>> = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }
const dayForms: Readonly<Record<Language, Forms>> = {
  en: { one: '# day', other: '# days' },
  ar: { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
}

/** Returns a number of days in both languages: “14 days”. */
export const daysCounted = (count: number): Localized =>
  inBoth((language) =>
    (dayForms[language][rules[language].select(count)] ?? dayForms[language].other).replace('#', numbers[language].format(count)),
  )

/** Returns a day, `YYYY-MM-DD`, in both languages: “22 October 2026”. */
export const dayText = (date: string): Localized => inBoth((language) => days[language].format(startOfDay(date)))

/** Returns a moment in Riyadh in both languages: “22 October 2026, 16:42”. */
export const momentText = (moment: number): Localized =>
  inBoth((language) => `${days[language].format(moment)}${language === 'ar' ? '،' : ','} ${times[language].format(moment)}`)

/** Returns a whole number in both languages. */
export const numberText = (value: number): Localized => inBoth((language) => numbers[language].format(value))
