import { Card } from '../../components/Card/Card.tsx'
import { Skeleton, SkeletonCircle, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const Person = () => (
  <Card isPadded>
    <Skeleton>
      <Stack gap="sm">
        <SkeletonCircle size="large" />
        <SkeletonText look="heading" />
        <SkeletonText lines={2} />
      </Stack>
    </Skeleton>
  </Card>
)

export const skeletonRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'The shape of the content', ar: 'شكل المحتوى' },
    text: { en: 'Lines and faces have their final size, so nothing moves.', ar: 'للأسطر والوجوه حجمها النهائي، فلا يتحرك شيء.' },
    Picture: Person,
  },
  {
    verdict: 'dont',
    title: { en: 'Lines for everything', ar: 'أسطر لكل شيء' },
    text: { en: 'The page jumps when the content arrives.', ar: 'تقفز الصفحة حين يصل المحتوى.' },
    Picture: () => (
      <Card isPadded>
        <Skeleton>
          <SkeletonText lines={2} />
        </Skeleton>
      </Card>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'A spinner for something small', ar: 'مؤشر دوّار لشيء صغير' },
    text: { en: 'Inside a button or a field.', ar: 'داخل زر أو حقل.' },
    Picture: () => (
      <Inline justify="center">
        <Spinner />
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A spinner for a page', ar: 'مؤشر دوّار لصفحة' },
    text: { en: 'It keeps no room and does not show what is loading.', ar: 'لا يحجز مكانًا، ولا يوضح ما الذي يُحمَّل.' },
    Picture: () => (
      <Card isPadded>
        <Inline justify="center">
          <Spinner size="large" />
        </Inline>
      </Card>
    ),
  },
]
