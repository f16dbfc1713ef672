import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover, popoverPlacements, popoverWidths, type PopoverProps } from './Popover.tsx'

const words = {
  open: { en: 'Notifications', ar: 'الإشعارات' },
  text: { en: 'Huda Alzahrani invited you to Date season', ar: 'دعتك هدى الزهراني إلى مجموعة موسم التمر' },
  close: { en: 'Mark all read', ar: 'اعتبرها مقروءة' },
}

const Content = ({ close }: { close: () => void }) => (
  <Stack>
    <Heading level={2}>
      <Say pair={words.open} />
    </Heading>
    <Text>
      <Say pair={words.text} />
    </Text>
    <Button onPress={close}>
      <Say pair={words.close} />
    </Button>
  </Stack>
)

const Sample = (props: Partial<Pick<PopoverProps, 'placement' | 'width'>> & { isOpen?: boolean }) => (
  <Popover
    trigger={
      <Button>
        <Say pair={words.open} />
      </Button>
    }
    {...props}
  >
    {({ close }) => <Content close={close} />}
  </Popover>
)

const meta = {
  title: 'Components/Popover',
  component: Sample,
  argTypes: { placement: { control: 'select', options: popoverPlacements }, width: { control: 'select', options: popoverWidths } },
  parameters: { anatomy: 'Wide', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const trigger = canvas.getByRole('button', { name: say(words.open) })
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog')
    await expect(panel.closest('[lang]')).toHaveAttribute('lang', language)
    await userEvent.click(screen.getByRole('button', { name: say(words.close) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Wide: Story = { args: { width: 'wide', isOpen: true } }
