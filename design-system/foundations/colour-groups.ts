import type { Pair } from '../stories/say.tsx'
import type { ColourName } from '../tokens/pairings.ts'
import { dark } from '../themes/dark.ts'
import { light } from '../themes/light.ts'
import { chartColours } from '../tokens/token-type.ts'

type Group = { title: Pair; use: Pair; names: readonly ColourName[] }

/** The colour tokens, grouped by use. */
export const colourGroups: readonly Group[] = [
  {
    title: { en: 'Paper', ar: 'الورق' },
    use: {
      en: 'Canvas is the page; surface, with a hairline, what one acts on; sunken what one only reads.',
      ar: 'القماش هو الصفحة، والسطح بإطاره الرفيع لما نتفاعل معه، والغائر لما نقرؤه فقط.',
    },
    names: ['canvas', 'surface', 'sunken'],
  },
  {
    title: { en: 'Ink and lines', ar: 'الحبر والخطوط' },
    use: {
      en: 'Muted is for what can be skipped. The edge of a control is seen at 3 : 1; a hairline is decoration.',
      ar: 'الخافت لما يمكن تجاوزه. حافة عنصر التحكم تُرى بنسبة ٣ : ١، والخط الرفيع زينة.',
    },
    names: ['text', 'textMuted', 'border', 'borderControl', 'inverse', 'onInverse'],
  },
  {
    title: { en: 'Jade: act', ar: 'اليشم: للفعل' },
    use: {
      en: 'The primary action, links and focus. One primary button on a screen.',
      ar: 'الفعل الأساسي والروابط والتركيز. زر أساسي واحد في الشاشة.',
    },
    names: ['primary', 'primaryHover', 'primaryPress', 'onPrimary', 'primaryTint', 'focus', 'focusHalo', 'poster'],
  },
  {
    title: { en: 'Saffron: here', ar: 'الزعفران: هنا' },
    use: { en: 'Selected, new, you are here. Only ever a fill under ink.', ar: 'المحدَّد والجديد وموضعك الآن. تعبئة تحت الحبر لا غير.' },
    names: ['highlight', 'onHighlight', 'highlightHalo'],
  },
  {
    title: { en: 'States', ar: 'الحالات' },
    use: { en: 'They repeat what an icon and words say.', ar: 'تكرّر ما تقوله الأيقونة والكلمات.' },
    names: [
      'success',
      'successTint',
      'warning',
      'warningTint',
      'danger',
      'dangerHover',
      'onDanger',
      'dangerTint',
      'info',
      'infoTint',
      'neutralTint',
    ],
  },
  {
    title: { en: 'Kinds', ar: 'الأنواع' },
    use: {
      en: 'Ring and badge of a person, a business or a group; always with the word.',
      ar: 'حلقة الصورة وشارة الشخص أو المنشأة أو المجموعة، ومعها الكلمة دائمًا.',
    },
    names: [
      'accent1',
      'accent1Tint',
      'accent2',
      'accent2Tint',
      'accent3',
      'accent3Tint',
      'accent4',
      'accent4Tint',
      'accent5',
      'accent5Tint',
    ],
  },
  {
    title: { en: 'Series of a chart', ar: 'سلاسل الرسوم البيانية' },
    use: {
      en: 'In this order, with a legend, a dash or a mark. Neighbours differ for colour-blind readers too.',
      ar: 'بهذا الترتيب، ومعها مفتاح أو خط متقطّع أو علامة. ويميّز المتجاورَين منها المصابون بعمى الألوان أيضًا.',
    },
    names: chartColours,
  },
  {
    title: { en: 'Veil', ar: 'الحجاب' },
    use: { en: 'Behind a dialog.', ar: 'خلف مربع الحوار.' },
    names: ['scrim'],
  },
]

/**
 * Returns the colours of a group that match a search text. A colour matches by its name and by its value in either theme. If the text
 * occurs in the title or the description of the group, in either language, all colours of the group match.
 */
export function colourNamesFor(query: string, { title, use, names }: Group): readonly ColourName[] {
  const word = query.trim().toLowerCase()
  const isIn = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(word))
  if (isIn(title.en, title.ar, use.en, use.ar)) return names
  return names.filter((name) => isIn(name, light.colour[name], dark.colour[name]))
}
