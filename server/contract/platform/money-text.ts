import type { Language } from './language.ts'

/** Digits by S-01, spelled out, since `ar` alone yields other ones in other engines. */
const locales: Readonly<Record<Language, string>> = { en: 'en-SA', ar: 'ar-SA-u-ca-gregory-nu-arab' }

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const amounts: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat(locales.en, twoDecimals),
  ar: new Intl.NumberFormat(locales.ar, twoDecimals),
}

/** An amount in halalas with its currency and two decimals (S-03), in one piece wherever the line around it breaks. */
export function moneyText(halalas: number, language: Language): string {
  const figure = amounts[language].format(halalas / 100)
  return language === 'ar' ? `${figure}\u00A0ر.س` : `SAR\u00A0${figure}`
}
