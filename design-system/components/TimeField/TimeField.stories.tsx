import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { TimeField } from './TimeField.tsx'

const words = { label: { en: 'Publish at', ar: 'وقت النشر' }, hint: { en: 'Riyadh time', ar: 'بتوقيت الرياض' } }

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: <Say pair={words.label} />, hint: <Say pair={words.hint} />, onChange: fn() },
  argTypes: { label: { control: false }, hint: { control: false } },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Hour and minute are typed; AM or PM is set by its first letter or the arrow keys. */
export const Typed: Story = {
  play: async ({ canvas, globals, args }) => {
    const { language } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard(language === 'ar' ? '٠٩٣٠ص' : '0930a')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30')
  },
}

export const Filled: Story = { args: { defaultValue: '21:30' } }
export const Disabled: Story = { args: { defaultValue: '21:30', isDisabled: true } }
