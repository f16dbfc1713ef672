import type { IconName } from '../icons/icons.ts'
import type { Pair } from '../stories/say.tsx'

type Row = { words: Pair; path: string }
type Door = { icon: IconName; title: Pair; lead: Pair; rows: readonly Row[] }

/** Three ways into this book, by what one has come for. Paths are those of its pages. */
export const doors: readonly Door[] = [
  {
    icon: 'design',
    title: { en: 'I design', ar: 'أصمّم' },
    lead: { en: 'Take colour, type and every part as it really is.', ar: 'خذ الألوان والخطوط وكل جزء كما هو فعلًا.' },
    rows: [
      { words: { en: 'Colour and its pairs', ar: 'الألوان وأزواجها' }, path: '/story/foundations-colour--colour' },
      { words: { en: 'Type in two scripts', ar: 'خط بكتابتين' }, path: '/story/foundations-type--type' },
      { words: { en: 'Space and shape', ar: 'المسافة والشكل' }, path: '/story/foundations-space-and-shape--space-and-shape' },
    ],
  },
  {
    icon: 'code',
    title: { en: 'I build', ar: 'أبني' },
    lead: { en: 'Find the part, read when not to use it, copy the call.', ar: 'اعثر على الجزء، واقرأ متى لا يُستعمل، وانسخ النداء.' },
    rows: [
      { words: { en: 'Buttons and links', ar: 'الأزرار والروابط' }, path: '/docs/components-button--docs' },
      { words: { en: 'Forms and their errors', ar: 'النماذج وأخطاؤها' }, path: '/docs/components-form--docs' },
      { words: { en: 'Layout', ar: 'التخطيط' }, path: '/docs/primitives-stack--docs' },
    ],
  },
  {
    icon: 'eye',
    title: { en: 'I review', ar: 'أراجع' },
    lead: { en: 'See both directions and say what is wrong.', ar: 'انظر إلى الاتجاهين وقل ما ليس صحيحًا.' },
    rows: [
      {
        words: { en: 'Direction and digits', ar: 'الاتجاه والأرقام' },
        path: '/story/foundations-direction-and-digits--direction-and-digits',
      },
      { words: { en: 'What people typed', ar: 'ما كتبه الناس' }, path: '/docs/primitives-bidi--docs' },
      { words: { en: 'Icons and how they turn', ar: 'الأيقونات وانعكاسها' }, path: '/story/foundations-icons--icons' },
    ],
  },
]
