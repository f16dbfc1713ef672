import { Toast } from '../../components/Toast/Toast.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  sent: { en: 'Invitation sent to Huda', ar: 'أُرسلت الدعوة إلى هدى' },
  hurrah: { en: 'Success!', ar: 'نجاح!' },
  failed: { en: 'The invitation was not sent. Try again in a minute.', ar: 'لم تُرسل الدعوة، حاول بعد دقيقة.' },
  name: { en: 'Group name', ar: 'اسم المجموعة' },
  short: { en: 'The name is too short', ar: 'الاسم قصير' },
} satisfies Record<string, Pair>

const nothing = () => undefined

export const toastRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'What was done, and for whom', ar: 'ما تمّ ولمن' },
    text: { en: 'Use a toast if nothing else on the page shows it.', ar: 'استعمله إن لم يظهر في الصفحة ما يدل عليه.' },
    Picture: () => <Toast tone="success" text={<Say pair={words.sent} />} onClose={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Only “Success!”', ar: '«نجاح!» وحدها' },
    text: { en: 'It does not say what has happened.', ar: 'لا تقول ماذا حدث.' },
    Picture: () => <Toast tone="success" text={<Say pair={words.hurrah} />} onClose={nothing} />,
  },
  {
    verdict: 'do',
    title: { en: 'A failure with the next step', ar: 'ما تعذّر، ومعه الخطوة التالية' },
    text: { en: 'It stays until it is closed.', ar: 'يبقى حتى يُغلق.' },
    Picture: () => <Toast tone="danger" text={<Say pair={words.failed} />} onClose={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'The error of a field', ar: 'خطأ يخص حقلًا' },
    text: { en: 'Show it below the field.', ar: 'اعرضه تحت الحقل.' },
    Picture: () => (
      <Stack gap="sm">
        <TextField label={<Say pair={words.name} />} />
        <Toast tone="danger" text={<Say pair={words.short} />} onClose={nothing} />
      </Stack>
    ),
  },
]
