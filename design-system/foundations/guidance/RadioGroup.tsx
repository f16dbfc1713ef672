import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Say, useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  join: { en: 'Who can join', ar: 'من يمكنه الانضمام' },
  open: { en: 'Everyone', ar: 'الجميع' },
  approval: { en: 'By approval', ar: 'بموافقة المشرفين' },
  invite: { en: 'By invitation', ar: 'بدعوة' },
  yes: { en: 'You have to invite people yourself', ar: 'عليك دعوة الناس بنفسك' },
  terms: { en: 'Do you accept the terms?', ar: 'هل توافق على الشروط؟' },
  accept: { en: 'Yes', ar: 'نعم' },
  refuse: { en: 'No', ar: 'لا' },
} satisfies Record<string, Pair>

function Choices({ label, ids, chosen }: { label: Pair; ids: readonly (keyof typeof words)[]; chosen?: string }) {
  const say = useSay()
  return <RadioGroup label={<Say pair={label} />} options={ids.map((id) => ({ id, label: say(words[id]) }))} defaultValue={chosen} />
}

export const radioGroupRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Choices in the same form', ar: 'خيارات بصيغة واحدة' },
    text: { en: 'Two to five, which people compare before they choose.', ar: 'من اثنين إلى خمسة، يقارنها الناس قبل الاختيار.' },
    Picture: () => <Choices label={words.join} ids={['open', 'approval', 'invite']} chosen="open" />,
  },
  {
    verdict: 'dont',
    title: { en: 'Nouns beside sentences', ar: 'أسماء بجانب جمل' },
    text: { en: 'They are harder to compare.', ar: 'تصعب المقارنة بينها.' },
    Picture: () => <Choices label={words.join} ids={['open', 'approval', 'yes']} chosen="open" />,
  },
  {
    verdict: 'do',
    title: { en: 'No choice at first if a guess may be wrong', ar: 'بلا اختيار إن كان التخمين قد يخطئ' },
    text: { en: 'People cannot clear a choice once they have made it.', ar: 'لا يمكن إلغاء الاختيار بعد أن يتم.' },
    Picture: () => <Choices label={words.join} ids={['open', 'approval']} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Yes or no', ar: 'نعم أو لا' },
    text: { en: 'Use a checkbox, or a switch if it takes effect right away.', ar: 'استعمل مربع اختيار، أو مفتاح تبديل إن كان يسري فورًا.' },
    Picture: () => <Choices label={words.terms} ids={['accept', 'refuse']} />,
  },
]
