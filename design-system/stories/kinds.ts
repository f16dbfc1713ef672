import type { Accent } from '../tokens/token-type.ts'
import type { Pair } from './say.tsx'

/** What each accent stands for in this product, for stories. */
export const kindWords: Record<Accent, Pair> = {
  accent1: { en: 'Networker', ar: 'مؤثّر' },
  accent2: { en: 'Agent', ar: 'وكيل' },
  accent3: { en: 'Agency', ar: 'وكالة' },
  accent4: { en: 'Brand', ar: 'علامة تجارية' },
  accent5: { en: 'Group', ar: 'مجموعة' },
}

/** Somebody of each kind. */
export const kindNames: Record<Accent, Pair> = {
  accent1: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' },
  accent2: { en: 'Omar Harbi', ar: 'عمر الحربي' },
  accent3: { en: 'Qimam Media', ar: 'قمم ميديا' },
  accent4: { en: 'Nabt Coffee', ar: 'نبت كوفي' },
  accent5: { en: 'Riyadh kitchens', ar: 'مطابخ الرياض' },
}
