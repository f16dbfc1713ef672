import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { MoneyField } from './MoneyField.tsx'

const words = {
  label: { en: 'Budget', ar: 'الميزانية' },
  hint: { en: 'Reserved in your wallet when the program starts', ar: 'تُحجز من محفظتك عند بدء البرنامج' },
  limits: { en: 'SAR 100.00 to SAR 12,980.50', ar: 'من ١٠٠٫٠٠ إلى ١٢٬٩٨٠٫٥٠ ر.س' },
  short: { en: 'Your wallet does not hold this much', ar: 'رصيد محفظتك لا يكفي هذا المبلغ' },
}

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: <Say pair={words.label} />, onChange: fn(), minimum: 100_00, maximum: 5_000_000_00 },
  argTypes: { label: { control: false } },
  parameters: { anatomy: 'WithLimitsAndHint' },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

/** The one amount of a sheet. Its limits stay visible and are read with the field. A press beside the digits focuses the field, too. */
export const Large: Story = {
  args: { size: 'large', defaultValue: 500_00, aside: <Say pair={words.limits} /> },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await expect(field).toHaveAccessibleDescription(say(words.limits))
    await userEvent.click(canvasElement.querySelector('[data-part="currency"]') as HTMLElement)
    await expect(field).toHaveFocus()
  },
}

export const WithLimitsAndHint: Story = {
  args: { size: 'large', defaultValue: 500_00, aside: <Say pair={words.limits} />, hint: <Say pair={words.hint} /> },
}

export const Filled: Story = { args: { defaultValue: 12_480_50 } }

/** Riyals are typed in either digit set; the value is whole halalas. On blur the amount is formatted for the language. */
export const TypedInBothDigitSets: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await userEvent.type(field, '١٢٣٤٫٥')
    await expect(args.onChange).toHaveBeenLastCalledWith({ halalas: 1_234_50, reason: null })
    await userEvent.tab()
    await expect(field).toHaveValue(language === 'ar' ? '١٬٢٣٤٫٥٠' : '1,234.50')
    await userEvent.clear(field)
    await userEvent.type(field, '99x.99-')
    await expect(field).toHaveValue('99.99')
    await expect(args.onChange).toHaveBeenLastCalledWith({ halalas: null, reason: 'belowMinimum' })
    await userEvent.clear(field)
    await userEvent.paste('\u200FSAR 2,500.75')
    await expect(args.onChange).toHaveBeenLastCalledWith({ halalas: 2_500_75, reason: null })
    await userEvent.tab()
    await expect(field).toHaveValue(language === 'ar' ? '٢٬٥٠٠٫٧٥' : '2,500.75')
  },
}

/** After an attempt to continue, the field says what is wrong until the text is corrected. */
export const ReasonShown: Story = {
  args: { isReasonShown: true, defaultValue: 50_00, name: 'budget' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/100|١٠٠/)
    await userEvent.clear(field)
    await expect(field).toHaveAccessibleDescription(message('ds.moneyField.reason.empty'))
    await userEvent.paste('about 1.5 million')
    await expect(field).toHaveAccessibleDescription(message('ds.moneyField.reason.notANumber'))
    await userEvent.clear(field)
    await userEvent.type(field, '150.255')
    await expect(field).toHaveAccessibleDescription(message('ds.moneyField.reason.tooPrecise'))
    await userEvent.keyboard('{Backspace}')
    await expect(field).not.toBeInvalid()
    await expect(canvasElement.querySelector('input[name="budget"]')).toHaveValue('15025')
  },
}

export const RefusedByTheServer: Story = { args: { defaultValue: 9_000_00, errorMessage: <Say pair={words.short} /> } }
