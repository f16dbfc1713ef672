import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'
import { LazyDatePicker } from './LazyDatePicker.tsx'

const words = {
  label: { en: 'Publish on', ar: 'تاريخ النشر' },
  hint: { en: 'At midnight, Riyadh time', ar: 'عند منتصف الليل بتوقيت الرياض' },
  closed: { en: 'No payouts on weekends', ar: 'لا تُصرف المستحقات في عطلة نهاية الأسبوع' },
}
const weekend = new Set(['2026-03-06', '2026-03-07', '2026-03-13', '2026-03-14', '2026-03-20', '2026-03-21', '2026-03-27', '2026-03-28'])

function Sample(props: Partial<DatePickerProps>) {
  const say = useSay()
  return (
    <DatePicker
      label={<Say pair={words.label} />}
      today="2026-03-10"
      unavailableReason={(day) => (weekend.has(day) ? say(words.closed) : null)}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: '', today: '2026-03-10', onChange: fn() },
  argTypes: { label: { control: false }, hint: { control: false } },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} />, min: '2026-03-08' } }

/** The button opens the calendar beside the field; a choice closes it and returns the focus. */
export const FromTheCalendar: Story = {
  args: { min: '2026-03-08' },
  play: async ({ canvas, globals, args }) => {
    const { message, language } = spoken(globals)
    const button = canvas.getByRole('button', { name: new RegExp(message('ds.datePicker.open')) })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.closest('[dir]')).toHaveAttribute('lang', language)
    await userEvent.click(dialog.querySelector('[data-day="2026-03-18"]')!)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-18')
    await expect(canvas.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(
      language === 'ar' ? ['١٨', 'مارس', '٢٠٢٦'] : ['18', 'Mar', '2026'],
    )
  },
}

/** A typed day that is unavailable says why after the field loses focus. */
export const TypedAndRefused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('13032026')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(say(words.closed))).toBeVisible())
  },
}

export const CalendarOpen: Story = {
  args: { defaultValue: '2026-03-18', min: '2026-03-08' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(spoken(globals).message('ds.datePicker.open')) }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('combobox')).toHaveLength(2)
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-03-18' } }

/**
 * Far down a page a placeholder shows the day in the format of the field. A press on its button opens the calendar, once the field is
 * loaded.
 */
export const FetchedWhenReached: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '2026-03-18', hint: <Say pair={words.hint} /> },
  render: ({ label: _label, defaultValue: _none, ...args }) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <LazyDatePicker label={<Say pair={words.label} />} {...args} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { say, message, language } = spoken(globals)
    const day = canvas.getByRole('group', { name: say(words.label) })
    await waitFor(() => expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0))
    await expect(day).toHaveAccessibleDescription(say(words.hint))
    const { height } = day.getBoundingClientRect()
    const written = day.textContent
    await expect(written).toContain(language === 'ar' ? '٢٠٢٦' : '2026')
    const name = new RegExp(message('ds.datePicker.open'), 'u')
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const box = canvas.getAllByRole('spinbutton', { hidden: true })[0]?.closest('[data-part="box"]')
    await expect(box?.textContent).toBe(written)
    await expect(box?.getBoundingClientRect().height).toBe(height)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
  },
}
