import { Button } from '../../components/Button/Button.tsx'
import { Empty } from '../../components/Empty/Empty.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  none: { en: 'No rate cards yet', ar: 'لا توجد بطاقات أسعار بعد' },
  purpose: { en: 'Publish your prices so brands don’t have to ask.', ar: 'انشر أسعارك كي لا تضطر العلامات إلى السؤال.' },
  add: { en: 'Add rate card', ar: 'إضافة بطاقة أسعار' },
  oops: { en: 'Oops! Nothing here!', ar: 'عذرًا! لا شيء هنا!' },
  notFound: { en: 'No programs for “coffee”', ar: 'لا توجد برامج عن «القهوة»' },
  otherWord: { en: 'Try another word, or clear the filters.', ar: 'جرّب كلمة أخرى، أو أزل التصفية.' },
  clear: { en: 'Clear filters', ar: 'إزالة التصفية' },
  noResults: { en: 'No results', ar: 'لا نتائج' },
} satisfies Record<string, Pair>

const Press = ({ pair }: { pair: Pair }) => (
  <Button size="small">
    <Say pair={pair} />
  </Button>
)

export const emptyRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Purpose and one next step', ar: 'الغرض وخطوة واحدة' },
    text: { en: 'Say what belongs here, and how to begin.', ar: 'وضّح ما الذي يظهر هنا، وكيف تبدأ.' },
    Picture: () => (
      <Empty title={<Say pair={words.none} />} action={<Press pair={words.add} />}>
        <Say pair={words.purpose} />
      </Empty>
    ),
  },
  {
    verdict: 'dont',
    title: { en: '“Oops!” and nothing else', ar: '«عذرًا!» ولا شيء غيرها' },
    text: { en: 'Nothing went wrong, and people do not learn what to do.', ar: 'لم يقع خطأ، ولا يعرف الناس ما العمل.' },
    Picture: () => <Empty title={<Say pair={words.oops} />} />,
  },
  {
    verdict: 'do',
    title: { en: 'Name what was searched', ar: 'اذكر ما بُحث عنه' },
    text: { en: 'Offer a way to find more, too.', ar: 'واعرض طريقة لإيجاد المزيد.' },
    Picture: () => (
      <Empty title={<Say pair={words.notFound} />} action={<Press pair={words.clear} />}>
        <Say pair={words.otherWord} />
      </Empty>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Only “No results”', ar: '«لا نتائج» وحدها' },
    text: { en: 'People do not see which word or filter found nothing.', ar: 'لا يعرف الناس أي كلمة أو تصفية لم تُظهر شيئًا.' },
    Picture: () => <Empty title={<Say pair={words.noResults} />} />,
  },
]
