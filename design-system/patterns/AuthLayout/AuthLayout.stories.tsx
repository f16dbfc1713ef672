import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { OneTimeCode } from '../../components/OneTimeCode/OneTimeCode.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { sampleCountries } from '../../components/PhoneField/phone-countries.sample.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Box } from '../../primitives/Box/Box.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const words = {
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  lead: { en: 'We’ll text a 6-digit code to your phone.', ar: 'سنرسل إلى جوالك رمزًا من ٦ أرقام.' },
  number: { en: 'Mobile number', ar: 'رقم الجوال' },
  send: { en: 'Send code', ar: 'إرسال الرمز' },
  new: { en: 'New to Wasla?', ar: 'جديد على وصلة؟' },
  join: { en: 'Create an account', ar: 'إنشاء حساب' },
  code: { en: 'Enter the code', ar: 'أدخل الرمز' },
  sentTo: { en: 'Sent to', ar: 'أُرسل إلى' },
  back: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  terms: { en: 'Terms', ar: 'الشروط' },
}

const onChange = fn()
const nothing = () => {}

function Frame({ back, children }: { back?: boolean; children: ReactNode }) {
  const say = useSay()
  return (
    <AuthLayout
      logo={
        <a href="#start">
          <Logo />
        </a>
      }
      isBeta
      back={back && <IconButton icon="arrow-start" label={say(words.back)} />}
      languageSwitch={<LanguageSwitch onChange={onChange} />}
      footer={
        <TextLink href="#terms">
          <Say pair={words.terms} />
        </TextLink>
      }
    >
      {children}
    </AuthLayout>
  )
}

function SignInForm() {
  const countries = sampleCountries(useLocale().language, (iso) => `/flags/${iso}.svg`)
  return (
    <Frame>
      <Stack>
        <div>
          <Heading level={1} look="title">
            <Say pair={words.signIn} />
          </Heading>
          <Text tone="muted">
            <Say pair={words.lead} />
          </Text>
        </div>
        <PhoneField label={<Say pair={words.number} />} countries={countries} />
        <Button variant="primary" size="large" isFullWidth>
          <Say pair={words.send} />
        </Button>
        <Text align="center">
          <Say pair={words.new} />{' '}
          <TextLink href="#join">
            <Say pair={words.join} />
          </TextLink>
        </Text>
      </Stack>
    </Frame>
  )
}

const VerifyForm = () => (
  <Frame back>
    <Stack gap="xl">
      <div>
        <Heading level={1} look="title">
          <Say pair={words.code} />
        </Heading>
        <Text tone="muted">
          <Say pair={words.sentTo} /> <Ltr>+966 55 012 3478</Ltr>
        </Text>
      </div>
      <OneTimeCode onComplete={nothing} autoFocus />
      <Box paddingBlock="xs">
        <TextLink href="#number">
          <Say pair={words.back} />
        </TextLink>
      </Box>
    </Stack>
  </Frame>
)

const meta = {
  title: 'Patterns/AuthLayout',
  component: AuthLayout,
  args: { logo: null, languageSwitch: null, children: null },
  argTypes: { logo: { control: false }, languageSwitch: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {
  render: () => <SignInForm />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say(words.signIn) })).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

/** The field for the code has the focus, because people come to this page to type. */
export const Verify: Story = {
  render: () => <VerifyForm />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
