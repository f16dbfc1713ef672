import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip, tooltipPlacements, type TooltipProps } from './Tooltip.tsx'

const words = {
  label: { en: 'Copy link', ar: 'نسخ الرابط' },
  tip: { en: 'Create a username first.', ar: 'أنشئ اسم مستخدم أولًا.' },
}

function Sample(props: Partial<Pick<TooltipProps, 'placement' | 'isOpen'>>) {
  return (
    <Tooltip text={<Say pair={words.tip} />} {...props}>
      <IconButton icon="copy" label={useSay()(words.label)} variant="bordered" />
    </Tooltip>
  )
}

const meta = {
  title: 'Components/Tooltip',
  component: Sample,
  argTypes: { placement: { control: 'select', options: tooltipPlacements } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { isOpen: true } }

/** Keyboard focus shows the tooltip without delay; Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    await expect(tip).toHaveTextContent(say(words.tip))
    await expect(tip).toHaveAttribute('lang', language)
    await expect(canvas.getByRole('button', { name: say(words.label) })).toHaveAccessibleDescription(say(words.tip))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}
