import type { Kind } from '../tokens/token-type.ts'
import type { Pair } from './say.tsx'

/** The five kinds in words, for stories. */
export const kindWords: Record<Kind, Pair> = {
  networker: { en: 'Networker', ar: 'مؤثّر' },
  agent: { en: 'Agent', ar: 'وكيل' },
  agency: { en: 'Agency', ar: 'وكالة' },
  brand: { en: 'Brand', ar: 'علامة تجارية' },
  group: { en: 'Group', ar: 'مجموعة' },
}

/** Somebody of each kind. */
export const kindNames: Record<Kind, Pair> = {
  networker: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' },
  agent: { en: 'Omar Harbi', ar: 'عمر الحربي' },
  agency: { en: 'Qimam Media', ar: 'قمم ميديا' },
  brand: { en: 'Nabt Coffee', ar: 'نبت كوفي' },
  group: { en: 'Riyadh kitchens', ar: 'مطابخ الرياض' },
}
