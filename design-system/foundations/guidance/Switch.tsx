import { Button } from '../../components/Button/Button.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  show: { en: 'Show my number', ar: 'إظهار رقمي' },
  messages: { en: 'Messages from brands', ar: 'رسائل العلامات التجارية' },
  hidden: { en: 'Number is hidden', ar: 'الرقم مخفي' },
  save: { en: 'Save', ar: 'حفظ' },
  reward: { en: 'Reward', ar: 'المكافأة' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  experience: { en: 'Experience', ar: 'تجربة' },
}

function Rewards() {
  const say = useSay()
  const options = [
    { id: 'cash', label: say(words.cash) },
    { id: 'experience', label: say(words.experience) },
  ]
  return <SegmentedControl label={say(words.reward)} options={options} isFullWidth />
}

export const switchRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Settings that take effect at once', ar: 'إعدادات تسري فورًا' },
    text: { en: 'No button follows; the switches stand under each other.', ar: 'بلا زر بعدها، والمفاتيح بعضها تحت بعض.' },
    Picture: () => (
      <Stack gap="xs">
        <Switch defaultSelected>
          <Say pair={words.show} />
        </Switch>
        <Switch>
          <Say pair={words.messages} />
        </Switch>
      </Stack>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A switch before “Save”', ar: 'مفتاح قبل «حفظ»' },
    text: { en: 'What waits for a form is a checkbox.', ar: 'ما ينتظر إرسال النموذج فهو مربع اختيار.' },
    Picture: () => (
      <Stack gap="sm" align="start">
        <Switch defaultSelected>
          <Say pair={words.show} />
        </Switch>
        <Inline>
          <Button variant="primary">
            <Say pair={words.save} />
          </Button>
        </Inline>
      </Stack>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Two names, a segmented control', ar: 'اسمان في شريط اختيار' },
    text: { en: 'Off is the name of nothing.', ar: 'الإيقاف ليس اسمًا لشيء.' },
    Picture: Rewards,
  },
  {
    verdict: 'dont',
    title: { en: 'Words that change with the state', ar: 'كلمات تتغيّر مع الحالة' },
    text: { en: 'Nobody knows whether it is on or will be.', ar: 'لا يُعرف أهي الحالة الآن أم بعد الضغط.' },
    Picture: () => (
      <Switch>
        <Say pair={words.hidden} />
      </Switch>
    ),
  },
]
