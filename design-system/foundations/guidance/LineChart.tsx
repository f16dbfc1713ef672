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
    title: { en: 'A gap where a day is unknown', ar: 'فجوة حيث لا يُعرف اليوم' },
    text: { en: 'The dotted way says that the numbers are missing.', ar: 'يقول الخط المنقّط إن الأرقام ناقصة.' },
    Picture: () => <LineChart label={useSay()(words.clicks)} series={clicks} isFromZero />,
  },
  {
    verdict: 'dont',
    title: { en: 'A zero for an unknown day', ar: 'صفر ليوم مجهول' },
    text: { en: 'It says that nobody clicked, which is not known.', ar: 'يقول إن أحدًا لم ينقر، وهذا غير معلوم.' },
    Picture: () => <LineChart label={useSay()(words.clicks)} series={withZeros} isFromZero />,
  },
  {
    verdict: 'do',
    title: { en: 'Lines with a name, a dash and a mark', ar: 'خطوط باسم ونمط وعلامة' },
    text: { en: 'They differ without colour too.', ar: 'تتميّز دون اللون أيضًا.' },
    Picture: Several,
  },
  {
    verdict: 'dont',
    title: { en: 'Small changes from zero', ar: 'تغيّر صغير من الصفر' },
    text: { en: 'Nothing can be read. Begin the scale above zero.', ar: 'لا يُقرأ شيء. ابدأ المقياس فوق الصفر.' },
    Picture: () => <LineChart label={useSay()(words.engagement)} series={rate} figure="share" isFromZero />,
  },
  {
    verdict: 'do',
    title: { en: 'Bars for fewer than five points', ar: 'أعمدة لأقل من خمس نقاط' },
    text: { en: 'And for steps that do not follow each other.', ar: 'ولخطوات لا يتبع بعضها بعضًا.' },
    Picture: Weeks,
  },
]
