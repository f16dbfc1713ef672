import { TextField } from '../../components/TextField/TextField.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  name: { en: 'Service name', ar: 'اسم الخدمة' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  example: { en: 'Reel with two products', ar: 'ريل عن منتجين' },
  empty: { en: ' ', ar: ' ' },
  taken: { en: 'This username is taken. Try another one.', ar: 'اسم المستخدم محجوز، جرّب اسمًا آخر.' },
  invalid: { en: 'Invalid value', ar: 'قيمة غير صالحة' },
  format: { en: 'Service name*', ar: 'اسم الخدمة*' },
}
const typed = 'reem_dosari'

function Example() {
  return <TextField label={<Say pair={words.name} />} placeholder={useSay()(words.example)} />
}
function WithoutLabel() {
  return <TextField label={<Say pair={words.empty} />} placeholder={useSay()(words.name)} />
}

export const textFieldRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'A label above, an example inside', ar: 'التسمية فوق الحقل والمثال داخله' },
    text: { en: 'The label stays while people type.', ar: 'تبقى التسمية أثناء الكتابة.' },
    Picture: Example,
  },
  {
    verdict: 'dont',
    title: { en: 'A placeholder as the label', ar: 'نص مؤقت مكان التسمية' },
    text: { en: 'It disappears with the first letter.', ar: 'يختفي مع أول حرف.' },
    Picture: WithoutLabel,
  },
  {
    verdict: 'do',
    title: { en: 'An error that says what to do', ar: 'خطأ يقول ما العمل' },
    text: { en: 'First what is wrong, then the next step.', ar: 'ما الخطأ، ثم الخطوة التالية.' },
    Picture: () => (
      <TextField
        kind="handle"
        leading="@"
        label={<Say pair={words.username} />}
        defaultValue={typed}
        errorMessage={<Say pair={words.taken} />}
      />
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'An error without a reason', ar: 'خطأ بلا سبب' },
    text: { en: 'People cannot correct what the error does not name.', ar: 'لا يصحّح الناس ما لم يُذكر لهم.' },
    Picture: () => (
      <TextField
        kind="handle"
        leading="@"
        label={<Say pair={words.username} />}
        defaultValue={typed}
        errorMessage={<Say pair={words.invalid} />}
      />
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Mark what is optional', ar: 'ميّز الاختياري' },
    text: { en: 'Most fields are required, so fewer fields need a mark.', ar: 'معظم الحقول مطلوبة، فتقلّ الحقول المميّزة.' },
    Picture: () => <TextField isOptional label={<Say pair={words.name} />} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A star for required fields', ar: 'نجمة للحقول المطلوبة' },
    text: { en: 'Readers have to learn what the star means.', ar: 'يحتاج القارئ إلى من يشرح له معنى النجمة.' },
    Picture: () => <TextField label={<Say pair={words.format} />} />,
  },
]
