import type { Language } from './language.ts'

/** Digits by S-01. The numbering system is explicit, because `ar` alone gives different digits in different engines. */
const amounts: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-SA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/**
 * Returns an amount of halalas as text for a sentence, with the currency and two decimals (S-03). Its space is one at which a line cannot
 * break.
 */
export function moneyText(halalas: number, language: Language): string {
  const figure = amounts[language].format(halalas / 100)
  return language === 'ar' ? `${figure}\u00A0ر.س` : `SAR\u00A0${figure}`
}
