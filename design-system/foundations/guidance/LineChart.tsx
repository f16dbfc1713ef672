import { LineChart } from '../../components/LineChart/LineChart.tsx'
import { BarChart } from '../../components/BarChart/BarChart.tsx'
import { clickPoints, platforms, partOfClicks, ratePoints, weeks, words } from '../../stories/chart-samples.ts'
import { useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const clicks = [{ id: 'clicks', name: '', points: clickPoints }]
const withZeros = [{ id: 'clicks', name: '', points: clickPoints.map(({ day, value }) => ({ day, value: value ?? 0 })) }]
const rate = [{ id: 'rate', name: '', points: ratePoints }]

function Several() {
  const say = useSay()
  const series = platforms.slice(0, 3).map(({ id, name, share }, at) => ({ id, name: say(name), points: partOfClicks(share, at + 2) }))
  return <LineChart label={say(words.byPlatform)} series={series} isFromZero />
}

function Weeks() {
  const say = useSay()
  const bars = weeks.map(({ id, name }, at) => ({ id, name: say(name), value: platforms[0]?.weekly[at] ?? 0 }))
  return <BarChart label={say(words.byPlatform)} bars={bars} isTime />
}

export const lineChartRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'A gap for an unknown day', ar: 'فجوة ليوم مجهول' },
    text: { en: 'The dotted line shows that numbers are missing.', ar: 'يدل الخط المنقّط على أن الأرقام ناقصة.' },
    Picture: () => <LineChart label={useSay()(words.clicks)} series={clicks} isFromZero />,
  },
  {
    verdict: 'dont',
    title: { en: 'A zero for an unknown day', ar: 'صفر ليوم مجهول' },
    text: { en: 'A zero says that no one clicked, but this is not known.', ar: 'يقول الصفر إن أحدًا لم ينقر، وهذا غير معلوم.' },
    Picture: () => <LineChart label={useSay()(words.clicks)} series={withZeros} isFromZero />,
  },
  {
    verdict: 'do',
    title: { en: 'Lines with a name, a dash and a mark', ar: 'خطوط باسم ونمط وعلامة' },
    text: { en: 'People can tell them apart without colour.', ar: 'يميّزها الناس دون اللون أيضًا.' },
    Picture: Several,
  },
  {
    verdict: 'dont',
    title: { en: 'Small changes on a scale from zero', ar: 'تغيّرات صغيرة على مقياس من الصفر' },
    text: { en: 'The line looks flat. Begin the scale above zero.', ar: 'يبدو الخط مستويًا. ابدأ المقياس من فوق الصفر.' },
    Picture: () => <LineChart label={useSay()(words.engagement)} series={rate} figure="share" isFromZero />,
  },
  {
    verdict: 'do',
    title: { en: 'Bars for fewer than five points', ar: 'أعمدة لأقل من خمس نقاط' },
    text: { en: 'Use bars also for values that do not follow each other.', ar: 'استعمل الأعمدة أيضًا لقيم لا يتبع بعضها بعضًا.' },
    Picture: Weeks,
  },
]
