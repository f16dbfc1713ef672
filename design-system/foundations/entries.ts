import type { IconName } from '../icons/icons.ts'
import type { Pair } from '../stories/say.tsx'

type Row = { words: Pair; path: string }
type Entry = { icon: IconName; title: Pair; lead: Pair; rows: readonly Row[] }

/** Three starting points in this Storybook, by what the reader wants to do. Each row links to a page by its path. */
export const entries: readonly Entry[] = [
  {
    icon: 'design',
    title: { en: 'I design', ar: 'أصمّم' },
    lead: { en: 'Take colour, type and every part as it really is.', ar: 'خذ الألوان والخطوط وكل جزء كما هو فعلًا.' },
    rows: [
      { words: { en: 'Colour and its pairs', ar: 'الألوان وأزواجها' }, path: '/story/foundations-colour--colour' },
      { words: { en: 'Type in two scripts', ar: 'خط بكتابتين' }, path: '/story/foundations-type--type' },
      { words: { en: 'Content and voice', ar: 'المحتوى والنبرة' }, path: '/story/foundations-content-and-voice--content-and-voice' },
    ],
  },
  {
    icon: 'code',
    title: { en: 'I build', ar: 'أبني' },
    lead: { en: 'Find the part, read when not to use it, copy the call.', ar: 'اعثر على الجزء، واقرأ متى لا يُستعمل، وانسخ النداء.' },
    rows: [
      { words: { en: 'Buttons and links', ar: 'الأزرار والروابط' }, path: '/docs/components-button--docs' },
      { words: { en: 'Forms and their errors', ar: 'النماذج وأخطاؤها' }, path: '/docs/components-form--docs' },
      { words: { en: 'How to contribute', ar: 'كيف تشارك' }, path: '/story/foundations-how-to-contribute--how-to-contribute' },
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
      { words: { en: 'Where everything stands', ar: 'أين وصل كل شيء' }, path: '/story/foundations-status--status' },
      { words: { en: 'Icons and how they turn', ar: 'الأيقونات وانعكاسها' }, path: '/story/foundations-icons--icons' },
    ],
  },
]
