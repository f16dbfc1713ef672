import { Button } from '../../components/Button/Button.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'
import { Window } from './Window.tsx'

const words = {
  rename: { en: 'Rename group', ar: 'تغيير اسم المجموعة' },
  name: { en: 'Group name', ar: 'اسم المجموعة' },
  kitchens: { en: 'Riyadh kitchens', ar: 'مطابخ الرياض' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  sure: { en: 'Are you sure?', ar: 'هل أنت متأكد؟' },
  remove: { en: 'Cancel the invitation to Huda?', ar: 'هل تريد إلغاء دعوة هدى؟' },
  follows: { en: 'She can no longer join with it.', ar: 'لن تستطيع الانضمام بها بعد الآن.' },
  keep: { en: 'Keep it', ar: 'أبقِها' },
  yesCancel: { en: 'Yes, cancel invitation', ar: 'نعم، ألغِ الدعوة' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  saved: { en: 'Saved', ar: 'حُفظ' },
  ok: { en: 'Done', ar: 'تم' },
} satisfies Record<string, Pair>

const Press = ({ pair, variant }: { pair: Pair; variant?: 'primary' | 'danger' }) => (
  <Button size="small" variant={variant}>
    <Say pair={pair} />
  </Button>
)

/** Rules for dialogs: Dialog and ConfirmDialog. */
export const dialogRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'One thing to finish', ar: 'أمر واحد لإنجازه' },
    text: { en: 'The title names it. The primary button is the last one.', ar: 'يسمّيه العنوان، والزر الأساسي هو الأخير.' },
    Picture: () => (
      <Window
        title={words.rename}
        actions={
          <>
            <Press pair={words.cancel} />
            <Press pair={words.save} variant="primary" />
          </>
        }
      >
        <TextField label={<Say pair={words.name} />} />
      </Window>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A dialog for news', ar: 'نافذة لخبر' },
    text: { en: 'Use a toast, which does not interrupt people.', ar: 'استعمل إشعارًا عابرًا لا يقاطع الناس.' },
    Picture: () => <Window title={words.saved} actions={<Press pair={words.ok} variant="primary" />} />,
  },
  {
    verdict: 'do',
    title: { en: 'A question that says what it is about', ar: 'سؤال يوضح موضوعه' },
    text: { en: 'The buttons name the action.', ar: 'تسمّي الأزرار الإجراء.' },
    Picture: () => (
      <Window
        title={words.remove}
        actions={
          <>
            <Press pair={words.keep} />
            <Press pair={words.yesCancel} variant="danger" />
          </>
        }
      >
        <Text tone="muted">
          <Say pair={words.follows} />
        </Text>
      </Window>
    ),
  },
  {
    verdict: 'dont',
    title: { en: '“Are you sure?”', ar: '«هل أنت متأكد؟»' },
    text: { en: 'It does not say what will happen.', ar: 'لا يوضح ما الذي سيحدث.' },
    Picture: () => (
      <Window
        title={words.sure}
        actions={
          <>
            <Press pair={words.no} />
            <Press pair={words.yes} variant="primary" />
          </>
        }
      />
    ),
  },
]
