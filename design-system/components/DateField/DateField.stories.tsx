import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Form, type ValidationErrors } from '../Form/Form.tsx'
import { DateField } from './DateField.tsx'
import { LazyDateField } from './LazyDateField.tsx'

const words = {
  label: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  hint: { en: 'You have to be 18', ar: 'يجب أن تكون قد أتممت ١٨ عامًا' },
  refused: { en: 'We could not confirm this date', ar: 'تعذّر التحقق من هذا التاريخ' },
  send: { en: 'Continue', ar: 'متابعة' },
}

/** A date is typed as day, month, year in both languages, as is usual in Saudi Arabia. */
const parts = '28021994'
const arabicDigits = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: <Say pair={words.label} />, today: '2026-03-10', max: '2008-03-10', onChange: fn() },
  argTypes: { label: { control: false }, hint: { control: false }, errorMessage: { control: false } },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} />, autoComplete: 'bday' } }

/** A day of one digit is wide enough to touch (WCAG 2.5.8). */
export const DayOfOneDigit: Story = {
  tags: ['!dev'],
  args: { defaultValue: '1999-12-04' },
  play: async ({ canvas, globals }) => {
    const { language } = spoken(globals)
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveTextContent(language === 'ar' ? '٤' : '4')
    await expect(day!.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}

/** Eight digits are enough: each full part moves the focus to the next. In Arabic the digits are Arabic-Indic. */
export const TypedAtOneGo: Story = {
  play: async ({ canvas, globals, args }) => {
    const { language } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard(language === 'ar' ? arabicDigits(parts) : parts)
    await expect(args.onChange).toHaveBeenLastCalledWith('1994-02-28')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-02-28')
  },
}

/** Digits of the other language are accepted, too. */
export const TypedInTheOtherDigits: Story = {
  play: async ({ canvas, globals, args }) => {
    const { language } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard(language === 'ar' ? parts : arabicDigits(parts))
    await expect(args.onChange).toHaveBeenLastCalledWith('1994-02-28')
  },
}

/** A day past the limit is refused when the field loses focus, not while its year is typed. */
export const TooLate: Story = {
  play: async ({ canvas, globals }) => {
    const { message, language } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('10102015')
    const refusal = message('ds.dateField.tooLate', { day: language === 'ar' ? '١٠ مارس ٢٠٠٨' : 'March 10, 2008' })
    await waitFor(() => expect(canvas.queryByText(refusal)).not.toBeInTheDocument())
    await userEvent.tab()
    await expect(canvas.getByText(refusal)).toBeVisible()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(expect.stringContaining(refusal))
  },
}

function Birthday({ onSubmit }: { onSubmit: (day: FormDataEntryValue | null) => void }) {
  const say = useSay()
  const [errors, setErrors] = useState<ValidationErrors>()
  return (
    <Form
      aria-label={say(words.label)}
      validationErrors={errors}
      onSubmit={(data) => {
        onSubmit(data.get('birthday'))
        setErrors({ birthday: say(words.refused) })
      }}
    >
      <DateField name="birthday" label={<Say pair={words.label} />} today="2026-03-10" defaultValue="1994-02-28" />
      <Button type="submit" variant="primary">
        <Say pair={words.send} />
      </Button>
    </Form>
  )
}

const onSubmit = fn()
/** A server error is shown at the field until a part is changed. */
export const RefusedByTheServer: Story = {
  render: () => <Birthday onSubmit={onSubmit} />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.send) }))
    await expect(onSubmit).toHaveBeenLastCalledWith('1994-02-28')
    await waitFor(() => expect(canvas.getByText(say(words.refused))).toBeVisible())
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.queryByText(say(words.refused))).not.toBeInTheDocument())
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '1994-02-28' } }

/**
 * Far down a page a placeholder shows the day in the format of the field. If the placeholder has the focus, the focus moves to the first
 * part once the field is loaded.
 */
export const FetchedWhenReached: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '1994-02-28', hint: <Say pair={words.hint} /> },
  render: ({ defaultValue: _none, ...args }) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <LazyDateField {...args} />
    </>
  ),
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const day = canvas.getByRole('group', { name: say(words.label) })
    await waitFor(() => expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0))
    await expect(day).toHaveAccessibleDescription(say(words.hint))
    const { height } = day.getBoundingClientRect()
    const written = day.textContent
    await expect(written).toContain(language === 'ar' ? '١٩٩٤' : '1994')
    const onPlaceholderFocus = fn()
    day.addEventListener('focus', onPlaceholderFocus)
    await userEvent.tab()
    await expect(onPlaceholderFocus).toHaveBeenCalledOnce()
    const [first] = await canvas.findAllByRole('spinbutton')
    await waitFor(() => expect(first).toHaveFocus())
    const field = canvas.getByRole('group', { name: say(words.label) })
    await expect(field.textContent).toBe(written)
    await expect(field.closest('[data-part="box"]')?.getBoundingClientRect().height).toBe(height)
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1994-02-27')
  },
}
