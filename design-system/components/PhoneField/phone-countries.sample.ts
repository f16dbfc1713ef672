import type { PhoneCountry } from './phone-country.ts'

/**
 * A few countries with all difficulties of phone numbers: shared calling codes, codes that begin with another code, numbers of many
 * lengths. For stories and tests.
 */
const rows: readonly (readonly [iso: string, en: string, ar: string, dial: string, length: number])[] = [
  ['SA', 'Saudi Arabia', 'السعودية', '+966', 9],
  ['AE', 'United Arab Emirates', 'الإمارات العربية المتحدة', '+971', 9],
  ['BH', 'Bahrain', 'البحرين', '+973', 8],
  ['EG', 'Egypt', 'مصر', '+20', 10],
  ['JO', 'Jordan', 'الأردن', '+962', 9],
  ['KW', 'Kuwait', 'الكويت', '+965', 8],
  ['LB', 'Lebanon', 'لبنان', '+961', 8],
  ['MA', 'Morocco', 'المغرب', '+212', 9],
  ['OM', 'Oman', 'عُمان', '+968', 8],
  ['QA', 'Qatar', 'قطر', '+974', 8],
  ['BS', 'Bahamas', 'جزر البهاما', '+1242', 7],
  ['CA', 'Canada', 'كندا', '+1', 10],
  ['CI', 'Côte d’Ivoire', 'ساحل العاج', '+225', 10],
  ['GB', 'United Kingdom', 'المملكة المتحدة', '+44', 10],
  ['IN', 'India', 'الهند', '+91', 10],
  ['TR', 'Türkiye', 'تركيا', '+90', 10],
  ['US', 'United States', 'الولايات المتحدة', '+1', 10],
]

export const sampleCountries = (language: 'en' | 'ar', flagUrl: (iso: string) => string): PhoneCountry[] =>
  rows.map(([iso, en, ar, dialCode, nationalLength]) => ({
    id: iso.toLowerCase(),
    name: language === 'ar' ? ar : en,
    searchNames: [language === 'ar' ? en : ar, iso],
    dialCode,
    nationalLength,
    flagUrl: flagUrl(iso),
    example: iso === 'SA' ? '5X XXX XXXX' : undefined,
  }))
