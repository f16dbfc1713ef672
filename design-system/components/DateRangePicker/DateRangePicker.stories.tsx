import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const words = { label: { en: 'Program runs', ar: 'مدة البرنامج' } }

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: <Say pair={words.label} />, today: '2026-03-10', onChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: { start: '2026-03-12', end: '2026-03-24' } } }

/** The first press sets the start of the range, the second press its end. */
export const FromTheCalendar: Story = {
  play: async ({ canvas, globals, args }) => {
    const { message } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(message('ds.datePicker.open')) }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.querySelector('[data-day="2026-03-12"]')!)
    await userEvent.click(dialog.querySelector('[data-day="2026-03-24"]')!)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-12', end: '2026-03-24' })
  },
}

/** A range that ends before it starts is refused with a message. */
export const TypedTheWrongWayRound: Story = {
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('2403202612032026')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(message('ds.dateRangePicker.order'))).toBeVisible())
  },
}

export const CalendarOpen: Story = {
  args: { defaultValue: { start: '2026-03-12', end: '2026-03-24' } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(spoken(globals).message('ds.datePicker.open')) }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: { start: '2026-03-12', end: '2026-03-24' } } }
