import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  send: { en: 'Send code', ar: 'إرسال الرمز' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  save: { en: 'Save', ar: 'حفظ' },
  publish: { en: 'Publish', ar: 'نشر' },
  ok: { en: 'OK', ar: 'موافق' },
  missing: { en: 'Enter a program name', ar: 'أدخل اسم البرنامج' },
}

export const buttonRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'One primary button', ar: 'زر أساسي واحد' },
    text: { en: 'The other actions are secondary or quiet.', ar: 'الإجراءات الأخرى ثانوية أو هادئة.' },
    Picture: () => (
      <Inline>
        <Button variant="primary">
          <Say pair={words.save} />
        </Button>
        <Button>
          <Say pair={words.cancel} />
        </Button>
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Two primary buttons', ar: 'زران أساسيان' },
    text: { en: 'Readers cannot tell which one is the next step.', ar: 'لا يعرف القارئ أيهما الخطوة التالية.' },
    Picture: () => (
      <Inline>
        <Button variant="primary">
          <Say pair={words.save} />
        </Button>
        <Button variant="primary">
          <Say pair={words.publish} />
        </Button>
      </Inline>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Words that say what happens', ar: 'كلمات تقول ما سيحدث' },
    text: { en: 'A verb and its object, in two or three words.', ar: 'مصدر ومفعوله، في كلمتين أو ثلاث.' },
    Picture: () => (
      <Inline>
        <Button variant="primary">
          <Say pair={words.send} />
        </Button>
      </Inline>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A button that says only “OK”', ar: 'زر يقول «موافق» فقط' },
    text: { en: 'It does not say what people agree to.', ar: 'لا يوضح ما الذي يوافق عليه الناس.' },
    Picture: () => (
      <Inline>
        <Button variant="primary">
          <Say pair={words.ok} />
        </Button>
      </Inline>
    ),
  },
  {
    verdict: 'do',
    title: { en: 'Say what is missing', ar: 'اذكر ما ينقص' },
    text: { en: 'Let people press the button, then name the missing answer.', ar: 'أبقِ الزر مفعّلًا، واذكر عند الضغط الجواب الناقص.' },
    Picture: () => (
      <Stack gap="xs" align="start">
        <Button variant="primary">
          <Say pair={words.publish} />
        </Button>
        <Text look="caption" tone="danger">
          <Say pair={words.missing} />
        </Text>
      </Stack>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'Disabled without a reason', ar: 'معطّل بلا سبب' },
    text: { en: 'People do not learn what the form still needs.', ar: 'لا يعرف الناس ما الذي ينقص النموذج.' },
    Picture: () => (
      <Inline>
        <Button variant="primary" isDisabled>
          <Say pair={words.publish} />
        </Button>
      </Inline>
    ),
  },
]
