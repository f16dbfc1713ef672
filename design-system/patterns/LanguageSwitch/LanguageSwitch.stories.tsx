import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { otherLanguage } from '../../locale/language.ts'
import { spoken } from '../../stories/say.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = { title: 'Patterns/LanguageSwitch', component: LanguageSwitch, args: { onChange: fn() } } satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The label is in the other language, and marked with that language for screen readers. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { language, message } = spoken(globals)
    const other = otherLanguage(language)
    const name = message(`ds.languageSwitch.name.${other}`)
    await expect(canvas.getByText(name)).toHaveAttribute('lang', other)
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onChange).toHaveBeenCalledWith(other)
  },
}
