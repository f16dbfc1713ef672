import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { spoken } from '../../stories/say.tsx'
import { codeStates, OneTimeCode } from './OneTimeCode.tsx'

const meta = {
  title: 'Components/OneTimeCode',
  component: OneTimeCode,
  args: { onComplete: fn() },
  argTypes: { state: { control: 'select', options: codeStates } },
} satisfies Meta<typeof OneTimeCode>
export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvas: { getByRole: (role: 'textbox', options: { name: string }) => HTMLElement }, globals: Record<string, unknown>) =>
  canvas.getByRole('textbox', { name: spoken(globals).message('ds.oneTimeCode.label', { count: 6 }) })

export const Default: Story = {}

export const HalfTyped: Story = {
  play: async ({ canvas, globals, args }) => {
    const field = fieldOf(canvas, globals)
    await userEvent.type(field, '407')
    await expect(field).toHaveValue('407')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

/** The sixth digit sends the code; Arabic-Indic digits are accepted, too. */
export const TypedInArabicDigits: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.type(fieldOf(canvas, globals), '٤٠٧١٩٢')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('407192')
  },
}

/** A person may paste the whole message. The field finds the code in it. */
export const Pasted: Story = {
  play: async ({ canvas, globals, args }) => {
    const field = fieldOf(canvas, globals)
    field.focus()
    await userEvent.paste('رمزك في وصلة ٤٠٧١٩٢')
    await expect(field).toHaveValue('407192')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('407192')
  },
}

/** The same code can be sent again on purpose; an accidental seventh digit sends nothing. */
export const PastedAgain: Story = {
  play: async ({ canvas, globals, args }) => {
    const field = fieldOf(canvas, globals)
    field.focus()
    await userEvent.paste('407192')
    await userEvent.type(field, '5')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await userEvent.paste('407192')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
  },
}

export const Checking: Story = {
  args: { state: 'checking', value: '407192' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(spoken(globals).message('ds.oneTimeCode.checking'))
    await expect(fieldOf(canvas, globals)).toHaveAttribute('readonly')
  },
}

/** After a wrong code the next digit starts a new code, so that nobody has to delete six digits. */
export const Wrong: Story = {
  args: { state: 'wrong', value: '407193', onChange: fn() },
  play: async ({ canvas, globals, args }) => {
    const { message } = spoken(globals)
    const field = fieldOf(canvas, globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(message('ds.oneTimeCode.wrong'))
    await expect(field).toBeInvalid()
    await userEvent.type(field, '5')
    await expect(args.onChange).toHaveBeenLastCalledWith('5')
  },
}

export const Success: Story = { args: { state: 'success', value: '407192' } }
