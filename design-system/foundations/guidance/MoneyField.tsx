import { MoneyField } from '../../components/MoneyField/MoneyField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  limits: { en: 'SAR 100.00 to SAR 12,980.50', ar: 'من ١٠٠٫٠٠ إلى ١٢٬٩٨٠٫٥٠ ر.س' },
  typedCurrency: { en: '500 SAR', ar: '٥٠٠ ر.س' },
  limit: { en: 'At most SAR 12,980.50', ar: '١٢٬٩٨٠٫٥٠ ر.س على الأكثر' },
  wrong: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
}

export const moneyFieldRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Currency outside the number', ar: 'العملة خارج الرقم' },
    text: { en: 'People type only digits, and cannot delete the currency.', ar: 'يكتب الناس الأرقام وحدها، ولا يمحون العملة.' },
    Picture: () => <MoneyField label={<Say pair={words.amount} />} defaultValue={500_00} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A text field for money', ar: 'حقل نصي للمال' },
    text: { en: 'People type the currency, and delete it by accident.', ar: 'تُكتب العملة باليد وتُمحى سهوًا.' },
    Picture: () => <TextField label={<Say pair={words.amount} />} defaultValue={useSay()(words.typedCurrency)} />,
  },
  {
    verdict: 'do',
    title: { en: 'An error with the limit', ar: 'خطأ فيه الحد' },
    text: { en: 'The error names the amount that is accepted.', ar: 'يذكر الخطأ المبلغ المقبول.' },
    Picture: () => <MoneyField label={<Say pair={words.amount} />} defaultValue={12_990_00} errorMessage={<Say pair={words.limit} />} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An error without the limit', ar: 'خطأ دون الحد' },
    text: { en: 'People try amounts until one is accepted.', ar: 'يجرّب الناس المبالغ حتى يُقبل أحدها.' },
    Picture: () => <MoneyField label={<Say pair={words.amount} />} defaultValue={12_990_00} errorMessage={<Say pair={words.wrong} />} />,
  },
  {
    verdict: 'do',
    title: { en: 'Large for a single amount', ar: 'حجم كبير للمبلغ الوحيد' },
    text: {
      en: 'Use it in a sheet about one amount, with the limits beside the label.',
      ar: 'استعمله في لوحة سفلية عن مبلغ واحد، والحدود بجانب التسمية.',
    },
    Picture: () => (
      <MoneyField size="large" label={<Say pair={words.amount} />} aside={<Say pair={words.limits} />} defaultValue={500_00} />
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Limits in the placeholder', ar: 'الحدود في النص المؤقت' },
    text: { en: 'They disappear when people need them.', ar: 'تختفي حين يحتاج الناس إليها.' },
    Picture: () => <TextField label={<Say pair={words.amount} />} placeholder={useSay()(words.limits)} />,
  },
]
