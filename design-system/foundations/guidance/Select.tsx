import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Say, useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  category: { en: 'Category', ar: 'الفئة' },
  join: { en: 'Who can join', ar: 'من يمكنه الانضمام' },
  chooseOne: { en: 'Food', ar: 'الطعام' },
} satisfies Record<string, Pair>
const categories: readonly { id: string; label: Pair }[] = [
  { id: 'food', label: { en: 'Food', ar: 'الطعام' } },
  { id: 'travel', label: { en: 'Travel', ar: 'السفر' } },
  { id: 'sports', label: { en: 'Sports', ar: 'الرياضة' } },
  { id: 'beauty', label: { en: 'Beauty', ar: 'الجمال' } },
  { id: 'games', label: { en: 'Games', ar: 'الألعاب' } },
  { id: 'books', label: { en: 'Books', ar: 'الكتب' } },
]
const ways: readonly { id: string; label: Pair }[] = [
  { id: 'open', label: { en: 'Everyone', ar: 'الجميع' } },
  { id: 'approval', label: { en: 'By approval', ar: 'بموافقة المشرفين' } },
]

const useOptions = (options: readonly { id: string; label: Pair }[]) => {
  const say = useSay()
  return options.map(({ id, label }) => ({ id, label: say(label) }))
}

function Categories({ defaultValue, placeholder }: { defaultValue?: string; placeholder?: string }) {
  return (
    <Select label={<Say pair={words.category} />} options={useOptions(categories)} defaultValue={defaultValue} placeholder={placeholder} />
  )
}

export const selectRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Six to twenty entries', ar: 'من ستة إلى عشرين خيارًا' },
    text: { en: 'People know them and read them quickly.', ar: 'خيارات يعرفها الناس ويقرؤونها في لحظة.' },
    Picture: () => <Categories defaultValue="travel" />,
  },
  {
    verdict: 'dont',
    title: { en: 'A list for two choices', ar: 'قائمة لخيارين' },
    text: { en: 'People cannot compare them before they open the list.', ar: 'لا يمكن مقارنتهما قبل فتح القائمة.' },
    Picture: () => <Select label={<Say pair={words.join} />} options={useOptions(ways)} defaultValue="open" />,
  },
  {
    verdict: 'do',
    title: { en: 'Radio buttons for two to five', ar: 'أزرار اختيار من اثنين إلى خمسة' },
    text: { en: 'All choices are visible.', ar: 'كل الخيارات ظاهرة.' },
    Picture: () => <RadioGroup label={<Say pair={words.join} />} options={useOptions(ways)} defaultValue="open" />,
  },
  {
    verdict: 'dont',
    title: { en: 'An entry as the placeholder', ar: 'خيار مكان النص المؤقت' },
    text: { en: 'It looks chosen, but nothing is sent.', ar: 'يبدو مختارًا، لكن لا يُرسل شيء.' },
    Picture: () => <Categories placeholder={useSay()(words.chooseOne)} />,
  },
]
