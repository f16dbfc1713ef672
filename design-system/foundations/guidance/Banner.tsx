import { Banner } from '../../components/Banner/Banner.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  review: { en: 'Your business is under review. It takes up to two days.', ar: 'منشأتك قيد المراجعة، وتستغرق المراجعة يومين على الأكثر.' },
  copied: { en: 'Link copied', ar: 'نُسخ الرابط' },
  refused: { en: 'Your documents were not accepted', ar: 'لم تُقبل مستنداتك' },
  reason: { en: 'The licence has expired. Upload the new one.', ar: 'انتهت الرخصة، ارفع الرخصة الجديدة.' },
  upload: { en: 'Upload licence', ar: 'رفع الرخصة' },
  later: { en: 'The wallet opens soon.', ar: 'تُفتح المحفظة قريبًا.' },
  new: { en: 'Groups are new.', ar: 'المجموعات جديدة.' },
} satisfies Record<string, Pair>

export const bannerRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'A state that lasts', ar: 'حالة تدوم' },
    text: { en: 'Put the banner beside what it is about.', ar: 'ضع اللافتة بجانب ما تتحدث عنه.' },
    Picture: () => (
      <Banner>
        <Say pair={words.review} />
      </Banner>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A banner for a short confirmation', ar: 'لافتة لتأكيد قصير' },
    text: { en: 'Use a toast.', ar: 'استعمل إشعارًا عابرًا.' },
    Picture: () => (
      <Banner tone="success">
        <Say pair={words.copied} />
      </Banner>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'What happened, and what to do', ar: 'ما حدث وما العمل' },
    text: { en: 'Use at most one small button.', ar: 'زر صغير واحد على الأكثر.' },
    Picture: () => (
      <Banner
        tone="danger"
        title={<Say pair={words.refused} />}
        action={
          <Button size="small">
            <Say pair={words.upload} />
          </Button>
        }
      >
        <Say pair={words.reason} />
      </Banner>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Several banners', ar: 'عدة لافتات' },
    text: { en: 'Readers cannot tell which one is important.', ar: 'لا يعرف القارئ أيها المهم.' },
    Picture: () => (
      <Stack gap="xs">
        <Banner>
          <Say pair={words.later} />
        </Banner>
        <Banner>
          <Say pair={words.new} />
        </Banner>
      </Stack>
    ),
  },
]
