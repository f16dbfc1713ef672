import type { Tone } from '../tokens/token-type.ts'
import type { Pair } from '../stories/say.tsx'
import type { PartKind, Status } from './status.ts'

/** The meaning and colour of each status; the badge always has the word. */
export const statusWords: Record<Status, { name: Pair; tone: Tone; meaning: Pair }> = {
  stable: {
    name: { en: 'Stable', ar: 'مستقر' },
    tone: 'success',
    meaning: {
      en: 'On screens, reviewed, with a page and a matrix. It changes only with notice.',
      ar: 'مستعمل في الشاشات ومُراجَع وله صفحة ومصفوفة. لا يتغيّر إلا بإشعار.',
    },
  },
  beta: {
    name: { en: 'Beta', ar: 'تجريبي' },
    tone: 'info',
    meaning: { en: 'Whole and tested, waiting for its first screens.', ar: 'مكتمل ومختبَر، وينتظر أولى شاشاته.' },
  },
  alpha: {
    name: { en: 'Alpha', ar: 'أولي' },
    tone: 'neutral',
    meaning: { en: 'Works, and may still change in any way. Waits for its review.', ar: 'يعمل وقد يتغيّر بأي شكل، وينتظر مراجعته.' },
  },
  deprecated: {
    name: { en: 'Going away', ar: 'في طريقه إلى الزوال' },
    tone: 'warning',
    meaning: { en: 'Its page says what to use instead.', ar: 'تذكر صفحته ما يُستعمل بدلًا منه.' },
  },
}

export const kindTitles: Record<PartKind, Pair> = {
  components: { en: 'Components', ar: 'المكوّنات' },
  patterns: { en: 'Patterns', ar: 'الأنماط' },
  primitives: { en: 'Primitives', ar: 'اللبنات' },
}
