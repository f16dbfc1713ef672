import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { popoverPlacements } from '../Popover/Popover.tsx'
import { Toggletip, type ToggletipProps } from './Toggletip.tsx'

const words = {
  engagement: { en: 'engagement', ar: 'التفاعل' },
  explanation: {
    en: 'Likes and comments of the last 12 posts, divided by followers.',
    ar: 'مجموع الإعجابات والتعليقات على آخر ١٢ منشورًا مقسومًا على عدد المتابعين.',
  },
}

function Engagement(props: Partial<ToggletipProps>) {
  const say = useSay()
  return (
    <Inline gap="xs">
      <Text look="label">{say(words.engagement)}</Text>
      <Toggletip subject={say(words.engagement)} {...props}>
        <Say pair={words.explanation} />
      </Toggletip>
    </Inline>
  )
}

const meta = {
  title: 'Components/Toggletip',
  component: Engagement,
  argTypes: { placement: { control: 'select', options: popoverPlacements }, children: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof Engagement>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { isOpen: true } }

/** A press opens the explanation; Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message, language } = spoken(globals)
    const name = message('ds.toggletip.label', { subject: say(words.engagement) })
    const button = canvas.getByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const tip = await screen.findByRole('dialog', { name })
    await expect(tip).toHaveTextContent(say(words.explanation))
    await expect(tip.closest('[lang]')).toHaveAttribute('lang', language)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
