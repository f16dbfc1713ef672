import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  sorry: { en: 'We are so sorry! Something went wrong!', ar: 'نعتذر بشدة! حدث خطأ ما!' },
  code: { en: 'Error 500: internal server error', ar: 'خطأ ٥٠٠: خطأ داخلي في الخادم' },
  nothing: { en: ' ', ar: ' ' },
} satisfies Record<string, Pair>
const nothing = () => undefined

export const errorStateRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'What happened, and another try', ar: 'ما حدث ومحاولة أخرى' },
    text: { en: 'The words for each kind come with the part.', ar: 'كلمات كل نوع موجودة في المكوّن.' },
    Picture: () => <ErrorState onRetry={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An apology without a way on', ar: 'اعتذار بلا مخرج' },
    text: { en: 'Nobody learns what to do next.', ar: 'لا يعرف أحد ما التالي.' },
    Picture: () => (
      <ErrorState title={<Say pair={words.sorry} />}>
        <Say pair={words.nothing} />
      </ErrorState>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'The kind that is true', ar: 'النوع الصحيح' },
    text: { en: 'Without a connection, say so: it is likely to pass.', ar: 'إن انقطع الاتصال فقل ذلك، فهو يعود غالبًا.' },
    Picture: () => <ErrorState kind="offline" onRetry={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A code as the title', ar: 'رمز الخطأ عنوانًا' },
    text: { en: 'A code is for support, below the words.', ar: 'الرمز لفريق الدعم، تحت الكلمات.' },
    Picture: () => (
      <ErrorState title={<Say pair={words.code} />} onRetry={nothing}>
        <Say pair={words.nothing} />
      </ErrorState>
    ),
  },
]
