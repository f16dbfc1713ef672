import { BarChart } from '../../components/BarChart/BarChart.tsx'
import { ShareChart } from '../../components/ShareChart/ShareChart.tsx'
import { countries, followers, words } from '../../stories/chart-samples.ts'
import { useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

function Countries({ isSorted, direction }: { isSorted: boolean; direction: 'horizontal' | 'vertical' }) {
  const say = useSay()
  const order = isSorted ? countries : [3, 0, 4, 2, 1].flatMap((at) => countries[at] ?? [])
  const bars = order.map(({ id, name, clicks }) => ({ id, name: say(name), value: clicks }))
  return <BarChart label={say(words.countries)} bars={bars} direction={direction} />
}

function Parts({ asBars }: { asBars: boolean }) {
  const say = useSay()
  const parts = followers.slice(0, 3).map(({ id, name, note, share }) => ({ id, name: say(name), note: say(note), share }))
  if (!asBars) return <ShareChart label={say(words.who)} parts={parts} />
  return <BarChart label={say(words.who)} bars={parts.map(({ id, name, share }) => ({ id, name, value: share }))} figure="share" />
}

export const barChartRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Names beside their bars', ar: 'الأسماء بجانب أشرطتها' },
    text: { en: 'Use horizontal bars for names, and sort them by amount.', ar: 'استعمل أشرطة أفقية للأسماء، ورتّبها حسب المقدار.' },
    Picture: () => <Countries isSorted direction="horizontal" />,
  },
  {
    verdict: 'dont',
    title: { en: 'Amounts in no order', ar: 'مقادير بلا ترتيب' },
    text: { en: 'People have to search for the largest.', ar: 'يضطر الناس إلى البحث عن الأكبر.' },
    Picture: () => <Countries isSorted={false} direction="horizontal" />,
  },
  {
    verdict: 'do',
    title: { en: 'Parts of a whole as shares', ar: 'نسب لأجزاء الكل' },
    text: { en: 'A ShareChart shows that they make one whole.', ar: 'يُظهر ShareChart أنها كلٌّ واحد.' },
    Picture: () => <Parts asBars={false} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Parts of a whole as bars', ar: 'أعمدة لأجزاء الكل' },
    text: { en: 'Readers do not see that they add up to one whole.', ar: 'لا يرى القارئ أن مجموعها كلٌّ واحد.' },
    Picture: () => <Parts asBars />,
  },
]
