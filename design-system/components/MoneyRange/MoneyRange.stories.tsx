import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { MoneyRange, type MoneyRangeEnd, type MoneyRangeProps } from './MoneyRange.tsx'

const words = {
  label: { en: 'Price range', ar: 'نطاق السعر' },
  hint: { en: 'What a brand pays for one of these', ar: 'ما تدفعه العلامة التجارية مقابل الواحد منها' },
  from: { en: 'Minimum price must be less than maximum price', ar: 'يجب أن يكون الحد الأدنى للسعر أقل من الحد الأقصى' },
  to: { en: 'Maximum price should be greater than min price', ar: 'يجب أن يكون الحد الأقصى للسعر أكبر من الحد الأدنى' },
}

/** Applies a rule of the product, as a form would. The error is at the end of the range that was changed last. */
function Priced({ onChange, defaultValue, ...props }: Partial<MoneyRangeProps>) {
  const [value, setValue] = useState({ from: null, to: null, ...defaultValue })
  const [last, setLast] = useState<MoneyRangeEnd>('to')
  const isWrong = value.from !== null && value.to !== null && value.from >= value.to
  return (
    <MoneyRange
      label={<Say pair={words.label} />}
      {...props}
      value={value}
      onChange={(end, amount) => {
        setLast(end)
        setValue((before) => ({ ...before, [end]: amount.halalas }))
        onChange?.(end, amount)
      }}
      errorMessages={isWrong ? { [last]: <Say pair={words[last]} /> } : undefined}
    />
  )
}

const meta = {
  title: 'Components/MoneyRange',
  component: MoneyRange,
  args: { label: '', onChange: fn(), maximum: 1_000_000_00 },
  argTypes: { label: { control: false } },
  render: ({ label: _label, ...args }) => <Priced {...args} />,
} satisfies Meta<typeof MoneyRange>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: { from: 2_500_00, to: 4_500_00 }, hint: <Say pair={words.hint} /> } }

/** The end that was changed last shows the message of the rule until either end is corrected. */
export const EndsThatCross: Story = {
  args: { defaultValue: { from: 900_00 } },
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const range = within(canvas.getByRole('group', { name: say(words.label) }))
    const from = range.getByRole('textbox', { name: message('ds.moneyRange.from') })
    const to = range.getByRole('textbox', { name: message('ds.moneyRange.to') })
    await userEvent.type(to, '٩٠٠')
    await expect(args.onChange).toHaveBeenLastCalledWith('to', { halalas: 900_00, reason: null })
    await expect(to).toHaveAccessibleDescription(say(words.to))
    await expect(from).not.toBeInvalid()
    await userEvent.clear(from)
    await expect(to).not.toBeInvalid()
    await userEvent.type(from, '1200')
    await expect(from).toHaveAccessibleDescription(say(words.from))
    await userEvent.type(to, '0')
    await expect(from).not.toBeInvalid()
    await expect(to).not.toBeInvalid()
  },
}
