import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { TextArea } from './TextArea.tsx'

const words = {
  bio: { en: 'Bio', ar: 'نبذة' },
  hint: { en: 'Two sentences are enough', ar: 'تكفي جملتان' },
  error: { en: 'Say a little more: at least 20 characters', ar: 'أضف قليلًا: عشرون حرفًا على الأقل' },
}

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: <Say pair={words.bio} /> },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

/** Past the advised length the counter turns amber; typing stops only at the limit. A letter with its shadda is one character (Y-23). */
export const PastTheAdvice: Story = {
  args: { counter: { limit: 40, advised: 20 }, defaultValue: 'أطبخ وأصوّر في بيتي' },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.bio) })
    await userEvent.type(field, ' كل يوم')
    await expect(canvas.getByText(message('ds.field.counter', { used: 25, limit: 40 }))).toBeVisible()
  },
}

/** Each paragraph has its own direction, in both languages. */
export const OtherDirection: Story = { args: { defaultValue: 'I cook and film at home.\nأطبخ وأصوّر في بيتي.' } }

export const Invalid: Story = { args: { defaultValue: 'مرحبًا', errorMessage: <Say pair={words.error} /> } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'أطبخ وأصوّر في بيتي' } }
