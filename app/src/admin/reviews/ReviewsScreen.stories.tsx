import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ReviewsScreen } from './ReviewsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Review cases',
  component: ReviewsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/reviews', scenario: 'admin-full-queues' },
} satisfies Meta<typeof ReviewsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opens a case and rejects it. Without a reason, the form shows an error. With a reason, the case is rejected. */
export const Ready: Story = {
  parameters: { path: '/reviews?status=InReview&kind=BUSINESS' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.reviews.reject') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('admin.reviews.rejectYes') }))
    await waitFor(() => expect(dialog.getByText(say('required.rejectionReason'))).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox'), 'The registration ran out')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.reviews.rejectYes') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(say('admin.caseStatus.Rejected'))).toBeVisible())
    await expect(canvas.getByText('The registration ran out')).toBeVisible()
  },
}

/** An identity check has no documents, so the decision does not ask the admin to check any. */
export const WithoutDocuments: Story = {
  parameters: { path: '/reviews?status=InReview&kind=IDENTITY' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText(say('admin.reviews.noDocuments'))).toBeVisible())
    await expect(canvas.getByText(say('admin.reviews.decisionToldAtOnce'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(say('admin.reviews.decisionText'))).toBeNull())
  },
}

/** A case shows the applicant. After the decision, the page offers the next case, and the history says who decided. */
export const OffersTheNext: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    if (!first) throw new Error('A case awaits a decision')
    await userEvent.click(first)
    await canvas.findByRole('heading', { level: 2, name: say('admin.reviews.applicant') })
    await expect(canvas.getByText(say('admin.reviews.applicant.handle'))).toBeVisible()
    await expect(canvas.getByText(say('admin.reviews.applicant.language'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(say('admin.reviews.openNext'))).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.reviews.approve') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('admin.reviews.approveYes') }))
    const next = await canvas.findByRole('link', { name: say('admin.reviews.openNext') })
    await expect(canvas.getByRole('list', { name: say('admin.reviews.history') })).toHaveTextContent('Wasla Reviewer')
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('admin.reviews.approve') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('admin.reviews.openNext'))).toBeNull())
  },
}

/** The list shows undecided cases by default, the most urgent first. A filter shows decided cases. */
export const OpensAtTheOpenOnes: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('rowheader')
    const open = say('admin.reviews.open', { open: rows.length, overdue: 0 }).replace('.', '')
    await waitFor(() => expect(canvas.getByText(new RegExp(`^${open}`, 'u'))).toBeVisible())
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(say('admin.reviews.overdue'))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.caseStatus.InReview'), 'u') }))
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: say('admin.any.status') }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(rows.length))
  },
}

/** On a phone, a row opens its case, and a document opens inside the list of documents. */
export const OnAPhone: Story = {
  tags: ['both-languages'],
  parameters: { scenario: 'admin-reviewer', path: '/reviews?kind=BUSINESS' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    await expect(canvas.getByRole('button', { name: say('admin.filter.button', { count: 2 }) })).toBeVisible()
    // Focuses the row without the mouse; one press of Enter opens the case.
    first?.closest<HTMLElement>('[role="row"]')?.focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}{ArrowRight}' : '{ArrowRight}{ArrowLeft}')
    await userEvent.keyboard('{Enter}')
    const entry = await canvas.findByRole('button', { name: /commercial-registration/ })
    await userEvent.click(entry)
    await waitFor(() => expect(entry).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Every case is overdue, and every row says so. */
export const Overdue: Story = {
  parameters: { scenario: 'admin-overdue', path: '/reviews' },
  play: async ({ canvas, globals }) => {
    const rows = await canvas.findAllByRole('rowheader')
    const late = spoken(globals).say('admin.reviews.overdue')
    await waitFor(() =>
      expect(canvas.getAllByRole('gridcell').filter((cell) => cell.textContent?.includes(late))).toHaveLength(rows.length),
    )
  },
}

/** Support can read a case, but sees no documents and no decision buttons. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support', path: '/reviews?status=InReview&kind=BUSINESS' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText(say('admin.reviews.documentsForbidden'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('admin.reviews.approve') })).toBeNull())
  },
}

/** The case does not exist. */
export const NoSuchCase: Story = {
  parameters: { path: '/reviews/nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.reviews.missing'))).toBeVisible())
  },
}

/** No undecided cases. */
export const Empty: Story = {
  parameters: { scenario: 'admin-empty', path: '/reviews' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.reviews.allDecided'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
