import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { NumberField } from './NumberField.tsx'

const words = {
  label: { en: 'Least followers', ar: 'أقل عدد من المتابعين' },
  unit: { en: 'followers', ar: 'متابع' },
  days: { en: 'Days to answer', ar: 'أيام الرد' },
  error: { en: 'At most 30 days', ar: '٣٠ يومًا على الأكثر' },
}

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: <Say pair={words.label} />, onChange: fn() },
  argTypes: { label: { control: false }, unit: { control: false } },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 5000, step: 500, minValue: 0, unit: <Say pair={words.unit} /> } }

/** Both digit sets are accepted in both languages, and shown in the language's digits on blur. */
export const TypedInBothDigitSets: Story = {
  args: { minValue: 0 },
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await userEvent.type(field, language === 'ar' ? '12500' : '١٢٥٠٠')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500)
    await expect(field).toHaveValue(language === 'ar' ? '١٢٬٥٠٠' : '12,500')
    await userEvent.clear(field)
    await userEvent.type(field, 'many🎉')
    await expect(field).toHaveValue('')
  },
}

/** Buttons and arrow keys change the number. The number stays within the limits, for any typed text. */
export const Stepped: Story = {
  args: { label: <Say pair={words.days} />, defaultValue: 29, minValue: 1, maxValue: 30 },
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.days) })
    const [less, more] = canvas.getAllByRole('button')
    await expect(more).toHaveAccessibleName(new RegExp(say(words.days)))
    await userEvent.click(more!)
    await expect(args.onChange).toHaveBeenLastCalledWith(30)
    await expect(more).toBeDisabled()
    await userEvent.click(less!)
    await expect(args.onChange).toHaveBeenLastCalledWith(29)
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.clear(field)
    await userEvent.type(field, '99999999999999')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(30)
  },
}

export const Invalid: Story = {
  args: { label: <Say pair={words.days} />, defaultValue: 31, errorMessage: <Say pair={words.error} /> },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('textbox', { name: say(words.days) })).toHaveAccessibleDescription(say(words.error))
  },
}
