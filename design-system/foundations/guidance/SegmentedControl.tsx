import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  shown: { en: 'Shown', ar: 'المعروض' },
  all: { en: 'All', ar: 'الكل' },
  pending: { en: 'Pending', ar: 'المعلّقة' },
  showDone: { en: 'Show finished ones', ar: 'عرض المنتهية منها' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  experience: { en: 'Experience', ar: 'تجربة' },
  paidNow: { en: 'Paid in money at the end of the month', ar: 'تُدفع مالًا في نهاية الشهر' },
  paidLater: { en: 'Paid with a visit or a product', ar: 'تُدفع زيارة أو منتجًا' },
} satisfies Record<string, Pair>

function Segments({ ids }: { ids: readonly (keyof typeof words)[] }) {
  const say = useSay()
  return <SegmentedControl label={say(words.shown)} options={ids.map((id) => ({ id, label: say(words[id]) }))} isFullWidth />
}

export const segmentedControlRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Two to four short words', ar: 'من كلمتين إلى أربع كلمات قصيرة' },
    text: { en: 'All of one kind.', ar: 'كلها من نوع واحد.' },
    Picture: () => <Segments ids={['cash', 'experience']} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Explanations as segments', ar: 'شروح مكان الخيارات' },
    text: { en: 'What has to be explained is a radio group.', ar: 'ما يحتاج إلى شرح فهو مجموعة اختيار.' },
    Picture: () => <Segments ids={['paidNow', 'paidLater']} />,
  },
  {
    verdict: 'do',
    title: { en: 'What is shown, at once', ar: 'المعروض، فورًا' },
    text: { en: 'The list below follows the choice.', ar: 'تتبع القائمة تحته الاختيار.' },
    Picture: () => <Segments ids={['all', 'pending']} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An action among the choices', ar: 'إجراء بين الخيارات' },
    text: { en: 'A segment says what is, a button what happens.', ar: 'يقول الخيار ما الحال، والزر ما سيحدث.' },
    Picture: () => <Segments ids={['all', 'pending', 'showDone']} />,
  },
]
