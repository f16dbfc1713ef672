import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken, type Pair } from '../../stories/say.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Sheet, sheetHeights, sheetPlacements, type SheetProps } from './Sheet.tsx'

const words = {
  title: { en: 'Connect with Reem', ar: 'تواصل مع ريم' },
}
const ways: readonly { icon: IconName; name: Pair }[] = [
  { icon: 'message', name: { en: 'WhatsApp', ar: 'واتساب' } },
  { icon: 'phone', name: { en: 'Call', ar: 'اتصال' } },
  { icon: 'mail', name: { en: 'Email', ar: 'بريد إلكتروني' } },
]

function WithTrigger({
  startsOpen = true,
  height,
  placement,
  repeat = 1,
}: Partial<SheetProps> & { startsOpen?: boolean; repeat?: number }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const rows = Array.from({ length: repeat }, (_each, at) => ways.map((way) => ({ ...way, key: `${way.icon}${at}` }))).flat()
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Say pair={words.title} />
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Say pair={words.title} />}
        leading={<Avatar name="ريم الدوسري" accent="accent1" />}
        height={height}
        placement={placement}
      >
        <Stack as="ul" gap="xs">
          {rows.map(({ key, icon, name }) => (
            <li key={key}>
              <Inline>
                <Icon name={icon} />
                <Text look="label">
                  <Say pair={name} />
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Sheet>
    </>
  )
}

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: { isOpen: true, onOpenChange: () => {}, title: '', children: '' },
  argTypes: {
    height: { control: 'select', options: sheetHeights },
    placement: { control: 'select', options: sheetPlacements },
    title: { control: false },
    children: { control: false },
  },
  render: ({ height, placement }) => <WithTrigger height={height} placement={placement} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The sheet can be closed at every width by a button that is easy to touch. */
export const ClosedByItsButton: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = await screen.findByRole('dialog', { name: say(words.title) })
    const close = within(dialog).getByRole('button')
    const { width, height } = close.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The sheet has at most 60 % of a phone's height, and 480 px on wider screens; the content scrolls under the title. */
export const Short: Story = { render: () => <WithTrigger height="short" repeat={8} /> }

/** From 768 px the sheet is at the end of the screen, for details and forms beside their page. */
export const AtTheEnd: Story = { args: { placement: 'end' } }

/** The sheet touches the end of the screen in both directions, and is as high as the screen. */
export const TouchesTheEnd: Story = {
  tags: ['!dev'],
  args: { placement: 'end' },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const dialog = await screen.findByRole('dialog', { name: say(words.title) })
    if (window.innerWidth < 768) return
    const box = () => dialog.parentElement!.getBoundingClientRect()
    await waitFor(() => expect(Math.round(language === 'ar' ? box().left : window.innerWidth - box().right)).toBe(0))
    await expect(Math.round(box().height)).toBe(window.innerHeight)
  },
}

export const ByKeyboard: Story = {
  render: () => <WithTrigger startsOpen={false} />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const trigger = canvas.getByRole('button', { name: say(words.title) })
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: say(words.title) })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
