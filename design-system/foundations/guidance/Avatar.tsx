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
    title: { en: 'A person in a circle', ar: 'شخص في دائرة' },
    text: { en: 'The ring and the badge have the colour of the kind.', ar: 'الحلقة والشارة بلون النوع.' },
    Picture: () => <Named accent="accent1" src={face} />,
  },
  {
    verdict: 'dont',
    title: { en: 'A person in a square', ar: 'شخص في مربع' },
    text: { en: 'A square means a business.', ar: 'المربع للمنشآت.' },
    Picture: () => <Named accent="accent4" of="accent1" src={face} />,
  },
  {
    verdict: 'do',
    title: { en: 'Initials if there is no photo', ar: 'الأحرف الأولى إن لم توجد صورة' },
    text: { en: 'Show them on the tint of the kind, never an empty shape.', ar: 'على اللون الفاتح للنوع، ولا تعرض شكلًا فارغًا.' },
    Picture: () => <Named accent="accent4" />,
  },
  {
    verdict: 'dont',
    title: { en: 'A kind shown only by the ring', ar: 'نوع تدل عليه الحلقة وحدها' },
    text: { en: 'Write the kind in a badge beside the name.', ar: 'اكتب النوع في شارة بجانب الاسم.' },
    Picture: () => <Avatar name={useSay()(kindNames.accent2)} accent="accent2" size="large" />,
  },
]
