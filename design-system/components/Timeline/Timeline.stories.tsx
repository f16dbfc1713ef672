import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Timeline, type TimelineEntry } from './Timeline.tsx'

const words = {
  label: { en: 'Where the money is', ar: 'أين المبلغ الآن' },
  requested: { en: 'You requested for SAR 505.75', ar: 'طلبت ٥٠٥٫٧٥ ر.س' },
  requestedAt: { en: '20 November, 10:42', ar: '٢٠ نوفمبر، ١٠:٤٢ ص' },
  bank: { en: 'With Najd Bank', ar: 'لدى بنك نجد' },
  bankAt: { en: 'Since 11:05', ar: 'منذ ١١:٠٥ ص' },
  arrives: { en: 'Arrives in your account', ar: 'يصل إلى حسابك' },
  arrivesAt: { en: 'By 25 November', ar: 'حتى ٢٥ نوفمبر' },
  amount: { en: 'SAR 505.75', ar: '٥٠٥٫٧٥ ر.س' },
  refused: { en: 'The bank turned it down', ar: 'رفضه البنك' },
} satisfies Record<string, Pair>

type Events = Omit<TimelineEntry, 'title' | 'time'> & { title: Pair; time?: Pair }
const travelling: readonly Events[] = [
  { id: 'requested', title: words.requested, time: words.requestedAt, dateTime: '2025-11-20T10:42:00+03:00' },
  { id: 'bank', title: words.bank, time: words.bankAt, dateTime: '2025-11-20T11:05:00+03:00', state: 'current' },
  { id: 'arrives', title: words.arrives, time: words.arrivesAt, state: 'ahead' },
]

function Events({ entries }: { entries: readonly Events[] }) {
  const say = useSay()
  return (
    <Timeline
      label={say(words.label)}
      entries={entries.map(({ title, time, ...rest }) => ({ ...rest, title: say(title), time: time && say(time) }))}
    />
  )
}

function Paid() {
  const say = useSay()
  return (
    <Timeline
      label={say(words.label)}
      times="end"
      entries={travelling.map(({ title, time, ...rest }) => ({
        ...rest,
        title: say(title),
        time: time && say(time),
        figure: rest.state === 'ahead' ? say(words.amount) : undefined,
        children: say(words.bank),
      }))}
    />
  )
}

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: '', entries: [] },
  argTypes: { label: { control: false }, entries: { control: false } },
  render: () => <Events entries={travelling} />,
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

/** The line between past events is solid, and the line to future events is dotted. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = canvas.getByRole('list', { name: say(words.label) })
    const current = [...list.querySelectorAll('li')].filter((item) => item.getAttribute('aria-current') === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent(say(words.bank))
    await expect(list.querySelector('time')).toHaveAttribute('datetime', '2025-11-20T10:42:00+03:00')
  },
}
/** Times have their own column. If money moves, the amount is below the time. */
export const TimesAtTheEnd: Story = {
  render: () => <Paid />,
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const title = canvas.getByText(say(words.requested)).getBoundingClientRect()
    const time = canvas.getByText(say(words.requestedAt)).getBoundingClientRect()
    await expect(time.left > title.left).toBe(language === 'en')
    await expect(Math.abs(time.bottom - title.bottom)).toBeLessThan(12)
    await expect(canvas.getByText(say(words.amount))).toBeVisible()
  },
}
export const Failed: Story = {
  render: () => (
    <Events
      entries={[
        { id: 'requested', title: words.requested, time: words.requestedAt, icon: 'send' },
        { id: 'no', title: words.refused, time: words.bankAt, state: 'failed' },
      ]}
    />
  ),
}
