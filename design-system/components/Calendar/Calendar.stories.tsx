import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { spoken, useSay } from '../../stories/say.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const words = {
  label: { en: 'Day of publication', ar: 'يوم النشر' },
  friday: { en: 'Nothing is published on Fridays', ar: 'لا يُنشر شيء يوم الجمعة' },
}
const fridays = ['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27']

type SampleProps = Partial<CalendarProps> & { isClosedOnFridays?: boolean }
function Sample({ isClosedOnFridays = false, ...props }: SampleProps) {
  const say = useSay()
  const reason = (day: string) => (fridays.includes(day) ? say(words.friday) : null)
  return <Calendar aria-label={say(words.label)} today="2026-03-10" {...props} {...(isClosedOnFridays && { unavailableReason: reason })} />
}

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { today: '2026-03-10', onChange: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Weeks begin on Sunday, days have the reader's digits, and arrows follow the reading direction. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { say, message, language } = spoken(globals)
    await expect(canvas.getByRole('application', { name: new RegExp(say(words.label)) })).toBeVisible()
    const headings = [...canvasElement.querySelectorAll('th')].map((cell) => cell.textContent)
    await expect(headings[0]).toMatch(language === 'ar' ? /الأحد|أحد/ : /Sun/)
    const tenth = canvasElement.querySelector<HTMLElement>('[data-day="2026-03-10"]')!
    await expect(tenth).toHaveTextContent(language === 'ar' ? '١٠' : '10')
    await userEvent.click(tenth)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10')
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}{Enter}' : '{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-11')
    await userEvent.click(canvas.getByRole('button', { name: message('ds.calendar.next') }))
    await expect(canvasElement.querySelector('[data-day="2026-04-15"]')).toBeVisible()
  },
}

export const Chosen: Story = { args: { defaultValue: '2026-03-18' } }

/** Days outside the limits cannot be reached, and neither can months outside the limits. */
export const WithinLimits: Story = { args: { min: '2026-03-08', max: '2026-03-24' } }

/** An unavailable day says why, for keyboard, mouse and touch. */
export const DaysWithAReason: Story = {
  render: (args) => <Sample {...args} isClosedOnFridays />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { say, language } = spoken(globals)
    await userEvent.click(canvasElement.querySelector('[data-day="2026-03-12"]')!)
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}{Enter}' : '{ArrowRight}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(say(words.friday))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

/** Month and year are native selects: two choices reach any month of a lifetime. */
export const JumpToAYear: Story = {
  args: { min: '1920-01-01', max: '2026-03-10' },
  play: async ({ canvas, canvasElement, globals }) => {
    const [month, year] = canvas.getAllByRole('combobox')
    const { language } = spoken(globals)
    await userEvent.selectOptions(year!, language === 'ar' ? '١٩٩٤' : '1994')
    await userEvent.selectOptions(month!, language === 'ar' ? 'فبراير' : 'February')
    await expect(canvasElement.querySelector('[data-day="1994-02-28"]')).toBeVisible()
  },
}

/** The days are on a quiet ground, and a press on another day chooses nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '2026-03-18' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector('[data-day="2026-03-12"]')!)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[data-selected]')).toHaveTextContent(/18|١٨/u)
    const ground = getComputedStyle(canvasElement.querySelector('[data-part="days"]')!).backgroundColor
    await expect(ground).not.toBe(getComputedStyle(canvasElement.querySelector('[data-component="Calendar"]')!).backgroundColor)
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-03-18' } }
