import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { TextField } from '../TextField/TextField.tsx'

const words = {
  label: { en: 'Group name', ar: 'اسم المجموعة' },
  hint: { en: 'Members see it first', ar: 'أول ما يراه الأعضاء' },
  error: { en: 'A name has at least 3 characters', ar: 'ثلاثة أحرف على الأقل' },
}

const meta = {
  title: 'Components/Field',
  component: TextField,
  args: { label: <Say pair={words.label} />, hint: <Say pair={words.hint} />, counter: { limit: 50 }, isOptional: true },
  argTypes: { label: { control: false }, hint: { control: false }, errorMessage: { control: false } },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers read label, “Optional”, hint and counter with the field. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: `${say(words.label)} ${message('ds.field.optional')}` })
    await expect(field).toHaveAccessibleDescription(new RegExp(say(words.hint)))
    await userEvent.click(canvas.getByText(say(words.label)))
    await expect(field).toHaveFocus()
  },
}

/** The error replaces the hint; the counter stays. */
export const Refused: Story = {
  args: { errorMessage: <Say pair={words.error} />, defaultValue: 'ر' },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(new RegExp(say(words.error)))
    await waitFor(() => expect(canvas.queryByText(say(words.hint))).not.toBeInTheDocument())
    await expect(canvas.getByText(message('ds.field.counter', { used: 1, limit: 50 }))).toBeVisible()
  },
}
