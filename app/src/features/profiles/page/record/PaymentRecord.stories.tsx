import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { PaymentRecord } from './PaymentRecord.tsx'
import { newRecord, poorRecord, wholeRecord } from './testing/sample-records.ts'

const meta = {
  title: 'Screens/Parts/Payment record',
  component: PaymentRecord,
  decorators: [withApp([paymentRecordMessages])],
  args: { record: wholeRecord },
  argTypes: { record: { control: false } },
} satisfies Meta<typeof PaymentRecord>
export default meta
type Story = StoryObj<typeof meta>

/** Three figures and one below its minimum. The formula of the first is open. */
export const Default: Story = {}

/** A formula opens and closes by its summary, and lists what the figure is made of. */
export const Formulas: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const cellOf = (id: 'payouts' | 'answers' | 'takenBack' | 'reviews') =>
      canvas.getByRole('heading', { name: say(`record.${id}`) }).closest<HTMLElement>('[data-part="figure"]') ?? document.body
    await canvas.findByRole('heading', { level: 2, name: say('record.title') })
    await expect(cellOf('payouts')).toHaveTextContent(plain({ en: '3 days', ar: '٣ أيام' }[language]))
    await expect(within(cellOf('payouts')).getByText(say('record.payouts.formula'))).toBeVisible()
    await expect(within(cellOf('payouts')).getByRole('img')).toHaveAccessibleName(
      plain(
        {
          en: 'Half within 3 days, 9 of 10 within 6 days, the longest 11 days',
          ar: 'النصف خلال ٣ أيام، و٩ من كل ١٠ خلال ٦ أيام، والأطول ١١ يومًا',
        }[language],
      ),
    )
    await expect(cellOf('reviews')).toHaveTextContent(plain({ en: '6 cases, shown from 10', ar: '٦ حالات، ويظهر الرقم من ١٠' }[language]))
    await expect(within(cellOf('reviews')).getByText(say('record.notEnough'))).toBeVisible()

    const answers = within(cellOf('answers'))
    await expect(answers.getByText(say('record.answers.accepted'))).not.toBeVisible()
    await userEvent.click(answers.getByText(say('record.how')))
    await waitFor(() => expect(answers.getByText(say('record.answers.accepted'))).toBeVisible())
    await expect(cellOf('answers')).toHaveTextContent(plain({ en: 'Accepted40 of 61', ar: 'المقبولون٤٠ من ٦١' }[language]))
    await userEvent.click(answers.getByText(say('record.how')))
    await waitFor(() => expect(answers.getByText(say('record.answers.accepted'))).not.toBeVisible())

    const takenBack = within(cellOf('takenBack'))
    await userEvent.click(takenBack.getByText(say('record.how')))
    await waitFor(() => expect(takenBack.getByText(say('record.takenBack.results'))).toBeVisible())
    await expect(cellOf('takenBack')).toHaveTextContent(plain({ en: '31 of 4,210', ar: '٣١ من ٤٬٢١٠' }[language]))
  },
}

/** A brand that just began has no figure, and each cell says what is missing. */
export const FewCases: Story = {
  args: { record: newRecord },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByText(say('record.notEnough'))).toHaveLength(4))
    await expect(
      canvas.getByText(plain({ en: 'Cases of 3 participants, shown from 5', ar: 'حالات ٣ مشاركين، ويظهر الرقم من ٥' }[language])),
    ).toBeVisible()
  },
}

/** Large numbers, open cases, and answers that all declined at once. */
export const Poor: Story = { args: { record: poorRecord } }
