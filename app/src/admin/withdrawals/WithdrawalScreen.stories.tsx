import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { FAHAD, HUDA, YARA } from '@wasla/mocks/world/networkers.ts'
import { withdrawals } from '@wasla/mocks/world/wallets.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

const refused = withdrawals.find(({ failureReason }) => failureReason === 'ACCOUNT_REJECTED')

const meta = {
  title: 'Screens/Back office/Withdrawal',
  component: WithdrawalScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/withdrawals?status=Initiated', scenario: 'admin-finance' },
} satisfies Meta<typeof WithdrawalScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens a person’s withdrawal from the queue. */
async function openCase(canvas: Canvas, { profile }: typeof YARA) {
  const name = mainNameOf(profile)
  await userEvent.click(await canvas.findByRole('rowheader', { name: new RegExp(name, 'u') }))
  await canvas.findByRole('heading', { level: 1, name })
}

const history = (canvas: Canvas, name: string) => canvas.getByRole('list', { name })
const radio = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name })

/** Formats an amount in halalas as the page does. */
const money = (globals: Parameters<typeof spoken>[0], halalas: number) => createFormats(spoken(globals).language).money(halalas)

/** Presses the button of the form, then the button with the same text in the confirmation. */
async function sayYes(canvas: Canvas, name: string | RegExp) {
  await userEvent.click(canvas.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}

/**
 * Shows the facts, the posted transaction and the planned transaction. Both transactions sum to zero. After the decision, the page says who
 * settled it.
 */
export const Settled: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    await expect(canvas.getAllByText(say('admin.ledger.sumsToZero'))).toHaveLength(1)
    for (const one of canvas.getAllByRole('radio')) await expect(one).not.toBeChecked()
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.paid')))
    await expect(canvas.getAllByText(say('admin.ledger.sumsToZero'))).toHaveLength(2)
    await sayYes(canvas, say('admin.withdrawals.end.paid', { amount: money(globals, 120_000) }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawalStatus.Success'))).toBeVisible())
    const settled = say('admin.withdrawalEvent.SETTLEDBy', { name: 'Ziyad Alamri' })
    await waitFor(() => expect(history(canvas, say('admin.reviews.history'))).toHaveTextContent(settled))
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
  },
}

/** While the books do not add up, the page says that no money moves, and a decision leaves the withdrawal open. */
export const NoMoneyMoves: Story = {
  parameters: { scenario: 'admin-finance-broken' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    await waitFor(() => expect(canvas.getByText(say('admin.ledger.broken'))).toBeVisible())
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.paid')))
    await sayYes(canvas, /[\d٠-٩]{3}/u)
    await waitFor(() => expect(screen.getByText(say('SERVICE_BUSY', { retryAfter: 300 }))).toBeVisible())
    await expect(canvas.getByText(say('admin.withdrawalStatus.Initiated'))).toBeVisible()
  },
}

/**
 * A failure without a reason gets an error at the reason. With a reason, the whole total goes back to the wallet, and the ledger section
 * shows the transaction.
 */
export const FailsWithAReasonAlone: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.refused')))
    await expect(canvas.getAllByText(say('admin.withdrawals.planned.refused'))[0]).toBeVisible()
    const fail = canvas.getByRole('button', { name: /1,205\.75|١٬٢٠٥٫٧٥/u })
    await userEvent.click(fail)
    const reason = canvas.getByRole('textbox')
    await waitFor(() => expect(reason).toHaveAccessibleDescription(new RegExp(say('required.failureReason'), 'u')))
    await userEvent.type(reason, 'The account is closed')
    await sayYes(canvas, say('admin.withdrawals.end.refused', { amount: money(globals, 120_575) }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawalStatus.Failed'))).toBeVisible())
    await waitFor(() => expect(history(canvas, say('admin.reviews.history'))).toHaveTextContent('The account is closed'))
    await expect(canvas.getByText(say('admin.ledgerKind.WITHDRAWAL_RETURNED'))).toBeVisible()
  },
}

/** The reason code of a bank that refused automatically appears as text in the reader’s language. */
export const RefusedByItsBank: Story = {
  tags: ['!dev'],
  parameters: { path: `/withdrawals/${refused?.id ?? ''}` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawalFailure.ACCOUNT_REJECTED'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/ACCOUNT_REJECTED/u)).toBeNull())
  },
}

/** Another admin already approved a large withdrawal. The second approval releases it for the bank; then it can be settled. */
export const SecondApproval: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, FAHAD)
    const steps = within(canvas.getByRole('list', { name: say('admin.column.approvals') }))
    await expect(steps.getByText(/Wasla Reviewer/u)).toBeVisible()
    await expect(steps.getByText(say('admin.withdrawals.yourTurn', { position: 2, needed: 2 }))).toBeVisible()
    const amount = money(globals, 3_200_000)
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.paid.first')))
    // The account has another name: the page asks for confirmation only after the admin says that both names were compared.
    await userEvent.click(canvas.getByRole('button', { name: say('admin.withdrawals.approve.paid', { amount }) }))
    await waitFor(() => expect(canvas.getByText(say('required.namesCompared'))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('checkbox'))
    await sayYes(canvas, say('admin.withdrawals.approve.paid', { amount }))
    await waitFor(() => expect(steps.getByText(say('admin.withdrawals.released'))).toBeVisible())
    await expect(history(canvas, say('admin.reviews.history'))).toHaveTextContent(say('admin.withdrawalEvent.namesCompared'))
    await expect(canvas.getByText(say('admin.withdrawalStatus.Initiated'))).toBeVisible()
    await sayYes(canvas, say('admin.withdrawals.end.paid', { amount }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawalStatus.Success'))).toBeVisible())
  },
}

/**
 * The account has another name. An admin compares the names and approves the withdrawal. Then the bank pays it, and it is settled (P-16).
 */
export const NamesCompared: Story = {
  parameters: { scenario: 'admin-finance-other-name' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    const amount = money(globals, 120_000)
    await waitFor(() => expect(canvas.queryByRole('radio', { name: say('admin.withdrawals.answer.paid') })).toBeNull())
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.paid.first')))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: say('admin.withdrawals.approve.paid', { amount }) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.queryByText(/second approver|الموافقة الثانية/u)).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: say('admin.withdrawals.approve.paid', { amount }) }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawals.released'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('admin.withdrawals.twoPeople'))).toBeNull())
    await expect(canvas.getByText(say('admin.withdrawalStatus.Initiated'))).toBeVisible()
  },
}

/** The withdrawal is already with the bank: one admin can only propose to fail it, and no money goes back yet. */
export const TwoPeopleFailWhatTheBankHas: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, HUDA)
    await userEvent.click(radio(canvas, say('admin.withdrawals.answer.refused.first')))
    await expect(canvas.getByText(say('admin.withdrawals.twoPeopleToFail'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'The account is closed')
    await userEvent.click(canvas.getByRole('button', { name: /8,405\.75|٨٬٤٠٥٫٧٥/u }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawals.othersTurn'))).toBeVisible())
    await expect(canvas.getByText(say('admin.withdrawalStatus.Initiated'))).toBeVisible()
    await waitFor(() =>
      expect(history(canvas, say('admin.reviews.history'))).toHaveTextContent(
        say('admin.withdrawalEvent.SAID_REFUSEDBy', { name: 'Ziyad Alamri' }),
      ),
    )
  },
}

/** The admin who approved first sees that a second approval is needed, and has no buttons. */
export const ApprovedBefore: Story = {
  parameters: { scenario: 'admin-full-queues' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, FAHAD)
    await expect(canvas.getByText(say('admin.withdrawals.othersTurn'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: /32,000|٣٢٬٠٠٠/u })).toBeNull())
    await expect(canvas.getByText(say('admin.withdrawalStatus.Initiated'))).toBeVisible()
  },
}

/** No answer is preselected. Sending without an answer shows an error at the choice. */
export const NothingChosen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    await userEvent.click(canvas.getByRole('button', { name: say('admin.withdrawals.decide') }))
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(new RegExp(say('required.outcome'), 'u')))
  },
}

/** On a phone, the sections are one below the other: facts, decision, ledger, history. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, FAHAD)
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual([
      say('admin.withdrawals.facts'),
      say('admin.reviews.decision'),
      say('admin.place.ledger'),
      say('admin.reviews.history'),
    ])
  },
}

/** Support can read: there is no decision, and no link to the ledger. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-finance-watched' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openCase(canvas, YARA)
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawals.decisionForbidden'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('link', { name: say('admin.withdrawals.openLedger') })).toBeNull())
  },
}

/** The withdrawal does not exist. */
export const NoSuchWithdrawal: Story = {
  parameters: { path: '/withdrawals/nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.withdrawals.missing'))).toBeVisible())
  },
}

/** The request failed. */
export const Failed: Story = {
  parameters: { path: '/withdrawals/nobody', scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
