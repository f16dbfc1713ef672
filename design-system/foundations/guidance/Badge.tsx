import { Badge } from '../../components/Badge/Badge.tsx'
import { KindBadge } from '../../components/Badge/KindBadge.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { kindWords } from '../../stories/kinds.ts'
import { Say } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  review: { en: 'In review', ar: 'قيد المراجعة' },
  active: { en: 'Active', ar: 'نشط' },
  long: { en: 'Waiting until two admins agree', ar: 'بانتظار موافقة مسؤولَين اثنين' },
  refused: { en: 'Refused', ar: 'مرفوض' },
}

export const badgeRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'A state in one or two words', ar: 'حالة بكلمة أو كلمتين' },
    text: { en: 'The colour repeats what the word says.', ar: 'يكرّر اللون ما تقوله الكلمة.' },
    Picture: () => (
      <Inline>
        <Badge tone="success">
          <Say pair={words.active} />
        </Badge>
        <Badge tone="warning">
          <Say pair={words.review} />
        </Badge>
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A sentence in a badge', ar: 'جملة في شارة' },
    text: { en: 'It is cut off if there is no room.', ar: 'تُقصّ إن لم يتسع لها المكان.' },
    Picture: () => (
      <Badge tone="warning">
        <Say pair={words.long} />
      </Badge>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'A kind with its name', ar: 'النوع مع اسمه' },
    text: { en: 'Colour alone says nothing to many readers.', ar: 'اللون وحده لا يقول شيئًا لكثير من القراء.' },
    Picture: () => (
      <Inline>
        <KindBadge accent="accent1">
          <Say pair={kindWords.accent1} />
        </KindBadge>
        <KindBadge accent="accent4">
          <Say pair={kindWords.accent4} />
        </KindBadge>
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A colour that contradicts its word', ar: 'لون يخالف كلمته' },
    text: { en: 'Readers see the colour first, and take green for a yes.', ar: 'يرى القارئ اللون أولًا، فيظن الأخضر قبولًا.' },
    Picture: () => (
      <Badge tone="success">
        <Say pair={words.refused} />
      </Badge>
    ),
  },
]
