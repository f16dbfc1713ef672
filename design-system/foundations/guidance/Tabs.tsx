import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  group: { en: 'Group', ar: 'المجموعة' },
  about: { en: 'About', ar: 'نبذة' },
  members: { en: 'Members', ar: 'الأعضاء' },
  stats: { en: 'Stats', ar: 'الأرقام' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  experience: { en: 'Experience', ar: 'تجربة' },
  first: { en: '1. Details', ar: '١. التفاصيل' },
  second: { en: '2. Budget', ar: '٢. الميزانية' },
  third: { en: '3. Review', ar: '٣. المراجعة' },
  open: { en: 'Content of the open tab', ar: 'محتوى التبويب المفتوح' },
  reward: { en: 'Reward', ar: 'المكافأة' },
} satisfies Record<string, Pair>
type Word = keyof typeof words

function Row({ names }: { names: readonly Word[] }) {
  const say = useSay()
  return (
    <Tabs label={say(words.group)} items={names.map((id) => ({ id, label: say(words[id]) }))}>
      <Text tone="muted">
        <Say pair={words.open} />
      </Text>
    </Tabs>
  )
}

function Values() {
  const say = useSay()
  const options = (['cash', 'experience'] as const).map((id) => ({ id, label: say(words[id]) }))
  return <SegmentedControl label={say(words.reward)} options={options} isFullWidth />
}

export const tabsRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Sections of one thing', ar: 'أقسام شيء واحد' },
    text: { en: 'Two to six, one or two nouns each.', ar: 'من اثنين إلى ستة، باسم أو اسمين لكل منها.' },
    Picture: () => <Row names={['about', 'members', 'stats']} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Steps in a fixed order', ar: 'خطوات لها ترتيب' },
    text: { en: 'People can open tabs in any order. Use a stepper.', ar: 'تُفتح التبويبات بأي ترتيب. استعمل مسار الخطوات.' },
    Picture: () => <Row names={['first', 'second', 'third']} />,
  },
  {
    verdict: 'do',
    title: { en: 'A segmented control for values', ar: 'شريط اختيار للقيم' },
    text: { en: 'It changes a value right away.', ar: 'يغيّر القيمة فورًا.' },
    Picture: Values,
  },
  {
    verdict: 'dont',
    title: { en: 'Tabs for a value', ar: 'تبويبات لقيمة' },
    text: { en: 'A tab opens a section. It does not set a value.', ar: 'التبويب يفتح قسمًا، ولا يحدّد قيمة.' },
    Picture: () => <Row names={['cash', 'experience']} />,
  },
]
