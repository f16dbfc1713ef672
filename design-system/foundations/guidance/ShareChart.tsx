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
    text: { en: 'The list is read, the picture is silent.', ar: 'القائمة تُقرأ والرسم صامت.' },
    Picture: () => <Followers hasNotes />,
  },
  {
    verdict: 'dont',
    title: { en: 'Names that only insiders know', ar: 'أسماء لا يعرفها إلا أهلها' },
    text: { en: 'A note explains each part in a few words.', ar: 'ملاحظة قصيرة تشرح كل جزء.' },
    Picture: () => <Followers hasNotes={false} />,
  },
  {
    verdict: 'do',
    title: { en: 'Bars for shares of several wholes', ar: 'أشرطة لنسب من كليات مختلفة' },
    text: { en: 'Each rate has a whole of its own.', ar: 'لكل نسبة كلٌّ خاص بها.' },
    Picture: () => <Rates asBars />,
  },
  {
    verdict: 'dont',
    title: { en: 'Rates as parts of one whole', ar: 'معدلات كأنها أجزاء كل واحد' },
    text: { en: 'They do not add up to anything.', ar: 'لا معنى لمجموعها.' },
    Picture: () => <Rates asBars={false} />,
  },
]
