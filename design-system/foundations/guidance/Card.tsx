import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  title: { en: 'Bank account', ar: 'الحساب البنكي' },
  fact: { en: 'Najd Bank, ends in 4471', ar: 'بنك نجد، ينتهي بـ ٤٤٧١' },
  change: { en: 'Change account', ar: 'تغيير الحساب' },
  reach: { en: 'Reach last month', ar: 'الوصول في الشهر الماضي' },
}

const Words = () => (
  <Stack gap="xxs">
    <Text as="span" isStrong>
      <Say pair={words.title} />
    </Text>
    <Text as="span" tone="muted">
      <Say pair={words.fact} />
    </Text>
  </Stack>
)
const Action = () => (
  <Stack gap="sm" align="start">
    <Words />
    <Button size="small">
      <Say pair={words.change} />
    </Button>
  </Stack>
)

export const cardRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Surface for what people act on', ar: 'سطح لما يتفاعل معه الناس' },
    text: { en: 'It has a thin border and its own background, but no shadow.', ar: 'له إطار رفيع وخلفية مختلفة، وليس له ظل.' },
    Picture: () => (
      <Card isPadded>
        <Action />
      </Card>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A card in a card', ar: 'بطاقة داخل بطاقة' },
    text: {
      en: 'Two frames make one thing look like two. Use sunken inside.',
      ar: 'إطاران يجعلان الشيء الواحد شيئين. استعمل السطح الغائر في الداخل.',
    },
    Picture: () => (
      <Card isPadded>
        <Card isPadded>
          <Action />
        </Card>
      </Card>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Sunken inside a surface', ar: 'سطح غائر داخل سطح' },
    text: { en: 'Use it for facts that people only read.', ar: 'استعمله للحقائق التي تُقرأ فقط.' },
    Picture: () => (
      <Card isPadded>
        <Stack gap="sm">
          <Text as="span" isStrong>
            <Say pair={words.reach} />
          </Text>
          <Card paper="sunken" isPadded>
            <Words />
          </Card>
        </Stack>
      </Card>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Several tinted cards', ar: 'عدة بطاقات ملوّنة' },
    text: { en: 'Use the tint once on a page, for its main invitation.', ar: 'استعمل اللون مرة واحدة في الصفحة، للدعوة الرئيسية.' },
    Picture: () => (
      <Stack gap="xs">
        <Card paper="tinted" isPadded>
          <Words />
        </Card>
        <Card paper="tinted" isPadded>
          <Words />
        </Card>
      </Stack>
    ),
  },
]
