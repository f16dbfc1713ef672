import { BarChart } from '../../components/BarChart/BarChart.tsx'
import { ShareChart } from '../../components/ShareChart/ShareChart.tsx'
import { countries, followers, words } from '../../stories/chart-samples.ts'
import { useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const clickers: Pair = { en: 'Clicks of all shown countries', ar: 'نقرات كل الدول المعروضة' }

function Followers({ hasNotes }: { hasNotes: boolean }) {
  const say = useSay()
  const parts = followers
    .slice(0, 3)
    .map(({ id, name, note, share }) => ({ id, name: say(name), ...(hasNotes && { note: say(note) }), share }))
  return <ShareChart label={say(words.who)} parts={parts} />
}

const engagement = [0.052, 0.041, 0.038]

function Rates({ asBars }: { asBars: boolean }) {
  const say = useSay()
  const rates = engagement.map((share, at) => ({ id: `${at}`, name: say(countries[at]?.name ?? clickers), share }))
  if (!asBars) return <ShareChart label={say(words.engagement)} parts={rates} />
  const bars = rates.map(({ id, name, share }) => ({ id, name, value: share }))
  return <BarChart label={say(words.engagement)} bars={bars} figure="share" direction="horizontal" />
}

export const shareChartRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Say what each part means', ar: 'قل معنى كل جزء' },
    text: { en: 'Screen readers read the list, not the drawing.', ar: 'يقرأ قارئ الشاشة القائمة لا الرسم.' },
    Picture: () => <Followers hasNotes />,
  },
  {
    verdict: 'dont',
    title: { en: 'Names that few people know', ar: 'أسماء لا يعرفها إلا القليل' },
    text: { en: 'Explain each part in a short note.', ar: 'اشرح كل جزء في ملاحظة قصيرة.' },
    Picture: () => <Followers hasNotes={false} />,
  },
  {
    verdict: 'do',
    title: { en: 'Bars for rates', ar: 'أشرطة للمعدلات' },
    text: { en: 'Each rate is a share of its own whole.', ar: 'كل معدل نسبة من كلٍّ خاص به.' },
    Picture: () => <Rates asBars />,
  },
  {
    verdict: 'dont',
    title: { en: 'Rates as parts of one whole', ar: 'معدلات كأنها أجزاء من كلٍّ واحد' },
    text: { en: 'Their sum means nothing.', ar: 'لا معنى لمجموعها.' },
    Picture: () => <Rates asBars={false} />,
  },
]
