import type { Language } from './language.ts'

/** Digits by S-01, spelled out, since `ar` alone yields other ones in other engines. */
const amounts: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-SA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** Halalas as a sentence says them: with the currency and two decimals (S-03), one piece wherever the line around it breaks. */
export function moneyText(halalas: number, language: Language): string {
  const figure = amounts[language].format(halalas / 100)
  return language === 'ar' ? `${figure}\u00A0ر.س` : `SAR\u00A0${figure}`
}
