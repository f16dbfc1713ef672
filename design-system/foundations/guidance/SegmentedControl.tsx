import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  shown: { en: 'Shown', ar: 'المعروض' },
  all: { en: 'All', ar: 'الكل' },
  pending: { en: 'In review', ar: 'قيد المراجعة' },
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
    text: { en: 'Use a radio group for choices that need explaining.', ar: 'استعمل مجموعة اختيار لما يحتاج إلى شرح.' },
    Picture: () => <Segments ids={['paidNow', 'paidLater']} />,
  },
  {
    verdict: 'do',
    title: { en: 'A choice that takes effect right away', ar: 'اختيار يسري فورًا' },
    text: { en: 'The list below shows what is chosen.', ar: 'تعرض القائمة تحته ما اختير.' },
    Picture: () => <Segments ids={['all', 'pending']} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An action among the choices', ar: 'إجراء بين الخيارات' },
    text: { en: 'A segment names a choice. Use a button for an action.', ar: 'الخيار يسمّي حالة. استعمل زرًا للإجراء.' },
    Picture: () => <Segments ids={['all', 'pending', 'showDone']} />,
  },
]
