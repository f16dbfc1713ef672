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
    title: { en: 'What happened, and a way to try again', ar: 'ما حدث، وزر للمحاولة مرة أخرى' },
    text: { en: 'The component has words for each kind of error.', ar: 'في المكوّن كلمات لكل نوع من الأخطاء.' },
    Picture: () => <ErrorState onRetry={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An apology without a next step', ar: 'اعتذار بلا خطوة تالية' },
    text: { en: 'People do not learn what to do.', ar: 'لا يعرف الناس ما العمل.' },
    Picture: () => (
      <ErrorState title={<Say pair={words.sorry} />}>
        <Say pair={words.nothing} />
      </ErrorState>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'The right kind of error', ar: 'النوع الصحيح من الأخطاء' },
    text: { en: 'If there is no connection, say so. It usually comes back.', ar: 'إن انقطع الاتصال فقل ذلك، فهو يعود غالبًا.' },
    Picture: () => <ErrorState kind="offline" onRetry={nothing} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A code as the title', ar: 'رمز الخطأ عنوانًا' },
    text: { en: 'A code is for support. Show it below the words.', ar: 'الرمز لفريق الدعم، فاعرضه تحت الكلمات.' },
    Picture: () => (
      <ErrorState title={<Say pair={words.code} />} onRetry={nothing}>
        <Say pair={words.nothing} />
      </ErrorState>
    ),
  },
]
