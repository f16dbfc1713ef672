import { Button } from '../../components/Button/Button.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Say, useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'
import { Window } from './Window.tsx'

const words = {
  sort: { en: 'Sort programs', ar: 'ترتيب البرامج' },
  by: { en: 'Sort by', ar: 'الترتيب حسب' },
  newest: { en: 'Newest first', ar: 'الأحدث أولًا' },
  reward: { en: 'Highest reward', ar: 'الأعلى مكافأة' },
  filter: { en: 'Filters', ar: 'التصفية' },
  show: { en: 'Show programs', ar: 'عرض البرامج' },
  leave: { en: 'Leave this group?', ar: 'هل تريد مغادرة هذه المجموعة؟' },
  yes: { en: 'Yes, leave group', ar: 'نعم، غادر المجموعة' },
  bio: { en: 'Edit your profile', ar: 'تعديل ملفك' },
  name: { en: 'Name', ar: 'الاسم' },
  city: { en: 'City', ar: 'المدينة' },
} satisfies Record<string, Pair>

function Choices() {
  const say = useSay()
  const options = [
    { id: 'newest', label: say(words.newest) },
    { id: 'reward', label: say(words.reward) },
  ]
  return <RadioGroup label={<Say pair={words.by} />} options={options} defaultValue="newest" />
}

export const sheetRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'A list to choose from', ar: 'قائمة للاختيار منها' },
    text: { en: 'A sheet opens at the bottom, near the thumb.', ar: 'تظهر اللوحة في الأسفل، قرب الإبهام.' },
    Picture: () => (
      <Window title={words.sort}>
        <Choices />
      </Window>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A question in a sheet', ar: 'سؤال في لوحة سفلية' },
    text: { en: 'Ask it in the middle of the screen, with ConfirmDialog.', ar: 'اطرحه في وسط الشاشة باستعمال ConfirmDialog.' },
    Picture: () => (
      <Window
        title={words.leave}
        actions={
          <Button size="small" variant="danger">
            <Say pair={words.yes} />
          </Button>
        }
      />
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Actions that stay visible', ar: 'أزرار تبقى ظاهرة' },
    text: { en: 'The content scrolls. The title and the actions stay.', ar: 'يتحرك المحتوى، ويبقى العنوان والأزرار.' },
    Picture: () => (
      <Window
        title={words.filter}
        actions={
          <Button size="small" variant="primary">
            <Say pair={words.show} />
          </Button>
        }
      >
        <Choices />
      </Window>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A form in a sheet', ar: 'نموذج في لوحة سفلية' },
    text: { en: 'The keyboard of a phone covers it. Use a dialog or a page.', ar: 'تغطيه لوحة مفاتيح الهاتف. استعمل نافذة أو صفحة.' },
    Picture: () => (
      <Window title={words.bio}>
        <TextField label={<Say pair={words.name} />} />
        <TextField label={<Say pair={words.city} />} />
      </Window>
    ),
  },
]
