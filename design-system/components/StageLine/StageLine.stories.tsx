import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Say, spoken, useWord, type Pair } from '../../stories/say.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { StageLine, type StageLineProps } from './StageLine.tsx'

const words = {
  transfer: { en: 'Transfer', ar: 'التحويل' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  sentOn: { en: '20 Nov', ar: '٢٠ نوفمبر' },
  bank: { en: 'With the bank', ar: 'لدى البنك' },
  bankNote: { en: 'Usually 1–3 working days', ar: 'عادةً من يوم إلى ٣ أيام عمل' },
  arrives: { en: 'Arrives', ar: 'تصل' },
  arrivesBy: { en: 'By 25 Nov', ar: 'قبل ٢٥ نوفمبر' },
  refused: { en: 'Refused by the bank', ar: 'رفضه البنك' },
  account: { en: 'Your account', ar: 'حسابك' },
  today: { en: 'Today', ar: 'اليوم' },
  sunday: { en: 'Sunday', ar: 'الأحد' },
  sundayDate: { en: '23 Nov', ar: '٢٣ نوفمبر' },
  monday: { en: 'Monday', ar: 'الاثنين' },
  mondayDate: { en: '1 Dec', ar: '١ ديسمبر' },
} satisfies Record<string, Pair>

const Named = (props: StageLineProps) => <StageLine {...props} label={useWord(words)(props.label)} />

const meta = {
  title: 'Components/StageLine',
  component: StageLine,
  args: {
    label: 'transfer',
    stages: [
      { id: 'sent', label: <Say pair={words.sent} />, note: <Say pair={words.sentOn} />, state: 'done' },
      { id: 'bank', label: <Say pair={words.bank} />, note: <Say pair={words.bankNote} />, state: 'here' },
      { id: 'arrives', label: <Say pair={words.arrives} />, note: <Say pair={words.arrivesBy} />, state: 'open' },
    ],
  },
  argTypes: { stages: { control: false } },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof StageLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A process that failed: the knot and the text of the failed stage are red, and the line ends at that stage. */
export const Failed: Story = {
  args: {
    stages: [
      { id: 'sent', label: <Say pair={words.sent} />, note: <Say pair={words.sentOn} />, state: 'done' },
      { id: 'refused', label: <Say pair={words.refused} />, note: <Say pair={words.arrivesBy} />, state: 'failed' },
      { id: 'account', label: <Say pair={words.account} />, state: 'open' },
    ],
  },
}

/** Stages ahead that are certain have a ring, with the amount of each stage below. */
export const ComingDates: Story = {
  args: {
    stages: [
      { id: 'today', label: <Say pair={words.today} />, note: <Say pair={words.sentOn} />, state: 'here' },
      {
        id: 'sunday',
        label: <Say pair={words.sunday} />,
        note: <Say pair={words.sundayDate} />,
        figure: <Amount halalas={124_000} size="small" isCurrencyRoomy />,
        state: 'due',
      },
      {
        id: 'monday',
        label: <Say pair={words.monday} />,
        note: <Say pair={words.mondayDate} />,
        figure: <Amount halalas={245_000} size="small" isCurrencyRoomy />,
        state: 'due',
      },
    ],
  },
}

/** The line is dotted, because no stage ahead is known. */
export const NothingAhead: Story = {
  args: {
    isDotted: true,
    stages: [
      { id: 'today', label: <Say pair={words.today} />, state: 'here' },
      { id: 'sunday', label: <Say pair={words.sunday} />, state: 'open' },
      { id: 'monday', label: <Say pair={words.monday} />, state: 'open' },
    ],
  },
}

/** Screen readers read which stages are done and which stage is current. */
export const IsRead: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const [first, second, third] = within(canvas.getByRole('list', { name: say(words.transfer) })).getAllByRole('listitem')
    await expect(first).toHaveTextContent(message('ds.stepper.state.done'))
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
}
