import { DateField } from '../../components/DateField/DateField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const today = '2026-11-28'
const words = {
  birth: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  format: { en: 'DD/MM/YYYY', ar: 'يوم/شهر/سنة' },
  typed: { en: '11/02/1997', ar: '٠٢/١١/١٩٩٧' },
  start: { en: 'Start date', ar: 'تاريخ البداية' },
  late: { en: 'The latest day is 28 November 2026', ar: 'آخر يوم ممكن ٢٨ نوفمبر ٢٠٢٦' },
  wrong: { en: 'Wrong date', ar: 'تاريخ خاطئ' },
}

export const dateFieldRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'The month in words', ar: 'الشهر بالكلمات' },
    text: { en: 'Use it for a day that people know by heart.', ar: 'استعمله ليوم يحفظه الناس.' },
    Picture: () => <DateField today={today} label={<Say pair={words.birth} />} defaultValue="1997-02-11" />,
  },
  {
    verdict: 'dont',
    title: { en: 'A date as free text', ar: 'تاريخ في نص حر' },
    text: { en: '11/02 is February to some and November to others.', ar: '١١/٠٢ فبراير عند بعض الناس ونوفمبر عند غيرهم.' },
    Picture: () => <TextField label={<Say pair={words.birth} />} defaultValue={useSay()(words.typed)} />,
  },
  {
    verdict: 'do',
    title: { en: 'Name the nearest day', ar: 'اذكر أقرب يوم' },
    text: { en: 'The error names the nearest day that is accepted.', ar: 'يذكر الخطأ أقرب يوم مقبول.' },
    Picture: () => (
      <DateField today={today} label={<Say pair={words.start} />} defaultValue="2026-12-04" errorMessage={<Say pair={words.late} />} />
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Only “Wrong date”', ar: '«تاريخ خاطئ» وحدها' },
    text: { en: 'People do not know which day is accepted.', ar: 'لا يعرف الناس أي يوم مقبول.' },
    Picture: () => (
      <DateField today={today} label={<Say pair={words.start} />} defaultValue="2026-12-04" errorMessage={<Say pair={words.wrong} />} />
    ),
  },
]
