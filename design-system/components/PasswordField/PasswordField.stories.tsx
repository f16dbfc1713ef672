import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { PasswordField } from './PasswordField.tsx'

const words = {
  label: { en: 'Password', ar: 'كلمة المرور' },
  hint: { en: 'At least 12 characters', ar: 'اثنا عشر حرفًا على الأقل' },
  wrong: { en: 'This password is not right', ar: 'كلمة المرور غير صحيحة' },
}

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: <Say pair={words.label} />, autoComplete: 'current-password' },
  argTypes: { label: { control: false }, autoComplete: { control: 'inline-radio', options: ['current-password', 'new-password'] } },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The text is shown and hidden by pointer and keyboard; the button keeps its name and has its state in `aria-pressed`. */
export const Revealed: Story = {
  args: { defaultValue: 'قهوة-Coffee-٤٢', autoComplete: 'new-password', hint: <Say pair={words.hint} /> },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByLabelText(say(words.label))
    const reveal = canvas.getByRole('button', { name: message('ds.passwordField.reveal') })
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(reveal).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(reveal)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('قهوة-Coffee-٤٢')
    await expect(field).toHaveAccessibleDescription(say(words.hint))
  },
}

export const Invalid: Story = { args: { defaultValue: 'coffee', errorMessage: <Say pair={words.wrong} /> } }
