import type { Language } from '@wasla/contract/platform/language.ts'

const figures: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-SA', { minimumFractionDigits: 2 }),
  ar: new Intl.NumberFormat('ar-SA-u-nu-arab', { minimumFractionDigits: 2 }),
}

/** Formats halalas as riyals with two decimals, in the reader's digits. Uses no float: 102875 is formatted as the text 1028.75. */
export const riyals = (halalas: number, language: Language): string =>
  figures[language].format(`${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}` as `${number}`)
