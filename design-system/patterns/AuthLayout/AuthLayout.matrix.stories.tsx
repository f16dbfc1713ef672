import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = {
  title: 'Patterns/AuthLayout/Matrix',
  tags: ['!dev', '!autodocs', 'matrix'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

function Page({ pair, isFull = false }: { pair: Pair; isFull?: boolean }) {
  const say = useSay()
  return (
    <AuthLayout
      logo={
        <a href="#start">
          <Logo />
        </a>
      }
      languageSwitch={<LanguageSwitch onChange={fn()} />}
      isBeta={isFull}
      back={isFull && <IconButton icon="arrow-start" label={say({ en: 'Back', ar: 'رجوع' })} />}
      footer={isFull && <Text look="caption">{say(pair)}</Text>}
    >
      <Stack>
        <Heading level={1} look="title">
          {say(pair)}
        </Heading>
        <Text>{say(pair)}</Text>
      </Stack>
    </AuthLayout>
  )
}

const short: Pair = { en: 'Sign in', ar: 'تسجيل الدخول' }
export const Bare: StoryObj = { render: () => <Page pair={short} /> }
export const Full: StoryObj = { render: () => <Page pair={short} isFull /> }
export const StressLongOnAPhone: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Page pair={stress.long} isFull />,
}
export const StressUnbrokenOnAPhone: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Page pair={stress.unbroken} isFull />,
}
