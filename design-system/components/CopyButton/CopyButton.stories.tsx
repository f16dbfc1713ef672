import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { buttonSizes, buttonVariants } from '../Button/Button.css.ts'
import { CopyButton } from './CopyButton.tsx'

const words = { number: { en: 'Copy number', ar: 'نسخ الرقم' }, done: { en: 'Number copied', ar: 'نُسخ الرقم' } }

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: '+966550123478', children: <Say pair={words.number} />, copied: <Say pair={words.done} />, onCopy: fn() },
  argTypes: {
    children: { control: false },
    copied: { control: false },
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button shows and announces for two seconds that the value was copied. After that it shows its label again. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: say(words.number) })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say(words.done)))
    await expect(button).toHaveAccessibleName(say(words.done))
    await expect(write).toHaveBeenCalledWith(args.value)
    await expect(args.onCopy).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveAccessibleName(say(words.number)))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** If the browser denies access to the clipboard, the value is shown for copying by hand. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(args.value))
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}
export const ItsOwnWords: Story = { args: { children: undefined, copied: undefined, variant: 'quiet' } }
