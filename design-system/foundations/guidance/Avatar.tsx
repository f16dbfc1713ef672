import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { KindBadge } from '../../components/Badge/KindBadge.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { face } from '../../stories/face.ts'
import { kindNames, kindWords } from '../../stories/kinds.ts'
import { Say, useSay } from '../../stories/say.tsx'
import type { Accent } from '../../tokens/token-type.ts'
import type { Rule } from '../part-page/Guidance.tsx'

function Named({ accent, of = accent, src }: { accent?: Accent; of?: Accent; src?: string }) {
  const name = kindNames[of ?? 'accent1']
  return (
    <Inline gap="sm">
      <Avatar name={useSay()(name)} accent={accent} src={src} size="large" />
      <Stack gap="xxs" align="start">
        <Text as="span" look="label">
          <Say pair={name} />
        </Text>
        {of && (
          <KindBadge accent={of}>
            <Say pair={kindWords[of]} />
          </KindBadge>
        )}
      </Stack>
    </Inline>
  )
}

export const avatarRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'People are round', ar: 'الأشخاص في دائرة' },
    text: { en: 'Ring and badge have the colour of the kind.', ar: 'الحلقة والشارة بلون النوع.' },
    Picture: () => <Named accent="accent1" src={face} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A person in a square', ar: 'شخص في مربع' },
    text: { en: 'The shape says that it is a business.', ar: 'يقول الشكل إنه منشأة.' },
    Picture: () => <Named accent="accent4" of="accent1" src={face} />,
  },
  {
    verdict: 'do',
    title: { en: 'Initials without a picture', ar: 'حروف بلا صورة' },
    text: { en: 'On the tint of the kind, never an empty shape.', ar: 'على لون النوع الخفيف، لا شكل فارغ.' },
    Picture: () => <Named accent="accent4" />,
  },
  {
    verdict: 'dont',
    title: { en: 'A kind shown by the ring alone', ar: 'نوع تقوله الحلقة وحدها' },
    text: { en: 'Write the kind beside it, with its badge.', ar: 'اكتب النوع بجانبها في شارته.' },
    Picture: () => <Avatar name={useSay()(kindNames.accent2)} accent="accent2" size="large" />,
  },
]
