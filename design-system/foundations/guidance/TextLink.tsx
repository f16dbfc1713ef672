import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  agree: { en: 'By joining you accept the', ar: 'بالانضمام توافق على' },
  terms: { en: 'terms of use', ar: 'شروط الاستخدام' },
  read: { en: 'To read the terms of use press', ar: 'لقراءة شروط الاستخدام اضغط' },
  here: { en: 'here', ar: 'هنا' },
  all: { en: 'See all programs', ar: 'عرض كل البرامج' },
  remove: { en: 'Delete group', ar: 'حذف المجموعة' },
} satisfies Record<string, Pair>

const Sentence = ({ before, link }: { before: Pair; link: Pair }) => (
  <Text>
    <Say pair={before} />{' '}
    <TextLink href="#rule">
      <Say pair={link} />
    </TextLink>
  </Text>
)
const Alone = ({ link }: { link: Pair }) => (
  <TextLink href="#rule" isStandalone>
    <Say pair={link} />
  </TextLink>
)

export const textLinkRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Words that say where it leads', ar: 'كلمات تقول إلى أين يؤدي' },
    text: { en: 'People who hear only the links understand it, too.', ar: 'يفهمه أيضًا من يسمع الروابط وحدها.' },
    Picture: () => <Sentence before={words.agree} link={words.terms} />,
  },
  {
    verdict: 'dont',
    title: { en: '“Here” as a link', ar: 'رابط كلمته «هنا»' },
    text: { en: 'The word means nothing on its own.', ar: 'لا تعني الكلمة شيئًا وحدها.' },
    Picture: () => <Sentence before={words.read} link={words.here} />,
  },
  {
    verdict: 'do',
    title: { en: 'A link to another page', ar: 'رابط إلى صفحة أخرى' },
    text: { en: 'If it is alone on its line, its target is 44 px high.', ar: 'إن كان وحده في سطره فارتفاع هدف اللمس ٤٤ بكسل.' },
    Picture: () => <Alone link={words.all} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A link that does something', ar: 'رابط ينفّذ إجراءً' },
    text: { en: 'Use a button for what changes something.', ar: 'استعمل زرًا لما يغيّر شيئًا.' },
    Picture: () => <Alone link={words.remove} />,
  },
]
