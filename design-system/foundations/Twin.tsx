import { Avatar } from '../components/Avatar/Avatar.tsx'
import { KindBadge } from '../components/Badge/KindBadge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Cover } from '../components/Cover/Cover.tsx'
import { VerifiedMark } from '../components/VerifiedMark/VerifiedMark.tsx'
import type { Language } from '../locale/language.ts'
import { useFormats } from '../locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '../primitives/Bidi/Bidi.tsx'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Inline } from '../primitives/Inline/Inline.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { face as portrait } from '../stories/face.ts'
import { kindWords } from '../stories/kinds.ts'
import { Say, useSay, type Pair } from '../stories/say.tsx'
import { Island } from './Island.tsx'
import { face, twin } from './Welcome.css.ts'

const words = {
  name: { en: 'Reem Aldosari', ar: 'ريم الدوسري' },
  followers: { en: 'Followers', ar: 'المتابعون' },
  engagement: { en: 'Engagement', ar: 'التفاعل' },
  connect: { en: 'Let’s connect', ar: 'تواصل معي' },
} satisfies Record<string, Pair>

const Fact = ({ value, of }: { value: string; of: Pair }) => (
  <Stack gap="none">
    <Text as="span" look="number">
      {value}
    </Text>
    <Text as="span" look="caption" tone="muted">
      <Say pair={of} />
    </Text>
  </Stack>
)

function Profile() {
  const { compact, number } = useFormats()
  const say = useSay()
  return (
    <Card isClipped>
      <Cover name="reem_dosari" ink="accent1" />
      <div className={face}>
        <Stack gap="sm">
          <Avatar name={say(words.name)} accent="accent1" size="huge" src={portrait} />
          <Stack gap="xxs">
            <Inline gap="xs">
              <Heading level={2} look="title">
                <Bidi>
                  <Say pair={words.name} />
                </Bidi>
              </Heading>
              <VerifiedMark />
            </Inline>
            <Inline gap="xs">
              <Text as="span" look="caption" tone="muted">
                <Ltr>@reem_dosari</Ltr>
              </Text>
              <KindBadge accent="accent1">
                <Say pair={kindWords.accent1} />
              </KindBadge>
            </Inline>
          </Stack>
          <Inline gap="xl">
            <Fact value={compact(486_000)} of={words.followers} />
            <Fact value={number(0.054, 'percent')} of={words.engagement} />
          </Inline>
          <Button variant="primary" isFullWidth iconEnd="arrow-end">
            <Say pair={words.connect} />
          </Button>
        </Stack>
      </div>
    </Card>
  )
}

/** Shows a profile in a given language and theme, which may differ from those of the page. */
export const Twin = ({ language, theme }: { language: Language; theme: 'light' | 'dark' }) => (
  <div data-theme={theme} className={twin}>
    <Island language={language}>
      <Profile />
    </Island>
  </div>
)
