import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  close: { en: 'Close', ar: 'إغلاق' },
  copy: { en: 'Copy link', ar: 'نسخ الرابط' },
  search: { en: 'Search', ar: 'البحث' },
  publish: { en: 'Publish', ar: 'نشر' },
}

function Known() {
  const say = useSay()
  return (
    <Inline>
      <IconButton icon="search" label={say(words.search)} />
      <IconButton icon="copy" label={say(words.copy)} />
      <IconButton icon="close" label={say(words.close)} />
    </Inline>
  )
}

export const iconButtonRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Icons that everyone knows', ar: 'أيقونات يعرفها الجميع' },
    text: { en: 'Search, copy, close. A tooltip shows the name.', ar: 'البحث والنسخ والإغلاق، ويظهر الاسم في تلميح.' },
    Picture: Known,
  },
  {
    verdict: 'dont',
    title: { en: 'Only an icon for the main action', ar: 'أيقونة وحدها للإجراء الأساسي' },
    text: { en: 'People have to guess what it does.', ar: 'يضطر الناس إلى تخمين ما يفعله الزر.' },
    Picture: () => <IconButton icon="send" label={useSay()(words.publish)} />,
  },
  {
    verdict: 'do',
    title: { en: 'Words if an icon needs explaining', ar: 'كلمات إن احتاجت الأيقونة إلى شرح' },
    text: { en: 'Use a button with an icon and words.', ar: 'استعمل زرًا فيه أيقونة وكلمات.' },
    Picture: () => (
      <Inline>
        <Button variant="primary" iconStart="send">
          <Say pair={words.publish} />
        </Button>
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'The same icon for two actions', ar: 'أيقونة واحدة لإجراءين' },
    text: { en: 'Neither is clear without its tooltip.', ar: 'لا يتضح أي منهما دون تلميح.' },
    Picture: function Twice() {
      const say = useSay()
      return (
        <Inline>
          <IconButton icon="send" label={say(words.copy)} />
          <IconButton icon="send" label={say(words.publish)} />
        </Inline>
      )
    },
  },
]
