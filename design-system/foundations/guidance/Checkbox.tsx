import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  agree: { en: 'I accept the terms of use', ar: 'أوافق على شروط الاستخدام' },
  join: { en: 'Join', ar: 'الانضمام' },
  show: { en: 'Show my number', ar: 'إظهار رقمي' },
  hide: { en: 'Don’t show my number', ar: 'عدم إظهار رقمي' },
  notify: { en: 'Notifications are on (saved right away)', ar: 'الإشعارات مفعّلة (تُحفظ فورًا)' },
}

export const checkboxRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Agree, then send', ar: 'وافق ثم أرسل' },
    text: { en: 'A tick takes effect when the form is sent.', ar: 'يسري الاختيار عند إرسال النموذج.' },
    Picture: () => (
      <Stack gap="sm" align="start">
        <Checkbox defaultSelected>
          <Say pair={words.agree} />
        </Checkbox>
        <Inline>
          <Button variant="primary">
            <Say pair={words.join} />
          </Button>
        </Inline>
      </Stack>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A tick that takes effect right away', ar: 'اختيار يسري فورًا' },
    text: { en: 'Use a switch for what is saved right away.', ar: 'استعمل مفتاح تبديل لما يُحفظ فورًا.' },
    Picture: () => (
      <Checkbox defaultSelected>
        <Say pair={words.notify} />
      </Checkbox>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'A tick means yes', ar: 'الاختيار يعني نعم' },
    text: { en: 'Write a sentence that is true if the box is ticked.', ar: 'اكتب جملة تصح عند اختيارها.' },
    Picture: () => (
      <Checkbox defaultSelected>
        <Say pair={words.show} />
      </Checkbox>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A sentence with “not”', ar: 'جملة بالنفي' },
    text: { en: 'People have to think twice about what a tick means.', ar: 'يحتار الناس في معنى الاختيار.' },
    Picture: () => (
      <Checkbox defaultSelected>
        <Say pair={words.hide} />
      </Checkbox>
    ),
  },
]
