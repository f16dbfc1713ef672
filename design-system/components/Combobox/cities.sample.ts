import type { Pair } from '../../stories/say.tsx'

/** Cities with several spellings, for stories. */
export const cities: readonly { id: string; name: Pair; region: Pair }[] = [
  { id: 'riyadh', name: { en: 'Riyadh', ar: 'الرياض' }, region: { en: 'Riyadh Region', ar: 'منطقة الرياض' } },
  { id: 'jeddah', name: { en: 'Jeddah', ar: 'جدة' }, region: { en: 'Makkah Region', ar: 'منطقة مكة المكرمة' } },
  { id: 'makkah', name: { en: 'Makkah', ar: 'مكة المكرمة' }, region: { en: 'Makkah Region', ar: 'منطقة مكة المكرمة' } },
  { id: 'ahsa', name: { en: 'Al Ahsa', ar: 'الأحساء' }, region: { en: 'Eastern Province', ar: 'المنطقة الشرقية' } },
  { id: 'abha', name: { en: 'Abha', ar: 'أبها' }, region: { en: 'Aseer', ar: 'عسير' } },
  { id: 'unaizah', name: { en: 'Unaizah', ar: 'عنيزة' }, region: { en: 'Qassim', ar: 'القصيم' } },
  { id: 'alula', name: { en: 'AlUla', ar: 'العُلا' }, region: { en: 'Madinah Region', ar: 'منطقة المدينة المنورة' } },
]
