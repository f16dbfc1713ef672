import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walletText } from '@wasla/contract/wallet/messages.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { SMALL_KITCHENS } from '@wasla/mocks/world/programs/all-programs.ts'
import { nouraCorrected, returnOfScenario } from '@wasla/mocks/scenarios/wallet.ts'
import { nabtWithPrograms, openWithdrawal, nouraEarning } from '@wasla/mocks/world/wallet-examples.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from '../messages/catalogue.ts'
import { transactionAddress } from '../wallet-address.ts'
import { WalletScreen } from '../WalletScreen.tsx'

const [oldest, declined] = nouraEarning.topUps.map(({ id }) => id)
const refused = nouraEarning.withdrawals.findLast(({ status }) => status === 'Failed')
const [earned] = nouraEarning.programChanges.map(({ id }) => id)
const byRewards = nouraEarning.programChanges.find((change) => 'payoutRunId' in change)
const payouts = world.programChanges.filter((change) => change.change === 'rewardsPaid')
const payout = payouts.find(({ profileId, earnings }) => profileId === NABT_COFFEE.profile.id && earnings.length > 3)
const older = nabtWithPrograms.programChanges.find(({ change }) => change === 'rewardsPaid')
const [given, taken] = nouraCorrected
const at = (id: string | undefined) => transactionAddress(id ?? '')

const meta = {
  title: 'Screens/Wallet/Transaction',
  component: WalletScreen,
  tags: ['screen'],
  decorators: [withApp([walletMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: at(openWithdrawal.id), scenario: 'wallet' },
  render: () => (
    <AppLayout>
      <WalletScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog'))
const lineOf = (dialog: Awaited<ReturnType<typeof sheet>>, name: string) => dialog.getByText(name).closest('div')

/** A withdrawal under way, with its stages, its bill and its reference number. */
export const UnderWay: Story = {
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByRole('list', { name: say('wallet.stages') })).toBeVisible())
    await expect(lineOf(dialog, say('wallet.toBank'))).toHaveTextContent(plain(money(50_000)))
    await expect(lineOf(dialog, say('wallet.bill.withdrawalFee'))).toHaveTextContent(plain(money(500)))
    await expect(lineOf(dialog, say('wallet.fromWallet'))).toHaveTextContent(plain(money(50_575)))
    await waitFor(() => expect(dialog.getByText(/7519/u)).toBeVisible())
    await expect(dialog.getByRole('button', { name: say('wallet.print') })).toBeEnabled()
  },
}

/** The receipt of a top-up has the number of its invoice, a button to download the invoice, and a button that shows the QR code. */
export const TopUp: Story = {
  parameters: { path: at(oldest) },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(/^INV-2025-/u)).toBeVisible())
    await expect(dialog.getByText(say('wallet.notTaxDocument'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('wallet.qr.show') }))
    await expect(dialog.getByRole('img', { name: new RegExp('INV-2025', 'u') })).toBeVisible()
  },
}

/** A failed transaction says what happened to the money, and why. */
export const Refused: Story = {
  parameters: { path: at(refused?.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const dialog = await sheet()
    const amount = createFormats(language).money(100_575)
    await waitFor(() => expect(dialog.getByText(say('wallet.reason.accountRejected'))).toBeVisible())
    await expect(screen.getByRole('dialog')).toHaveTextContent(plain(say('wallet.withdrawalFailed', { amount })))
    await waitFor(() => expect(dialog.queryByRole('list', { name: say('wallet.stages') })).toBeNull())
  },
}

export const Declined: Story = {
  parameters: { path: at(declined) },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(say('wallet.topUpFailed'))).toBeVisible())
    await waitFor(() => expect(dialog.getByText(say('wallet.reason.declined'))).toBeVisible())
  },
}

/** A payment that was returned to its payer is called a returned payment. The sheet shows its fee and a credit note. */
export const PaymentReturned: Story = {
  parameters: { scenario: 'wallet-payment-returned', path: at(returnOfScenario.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(/^CRN-2025-/u)).toBeVisible())
    await expect(dialog.getByRole('heading', { name: say('wallet.happened.paidBack') })).toBeVisible()
    await expect(lineOf(dialog, say('wallet.bill.amount'))).toHaveTextContent(plain(money(80_000)))
    await expect(lineOf(dialog, say('wallet.bill.paidBack'))).toHaveTextContent(plain(money(82_300)))
    await expect(screen.getByRole('dialog')).toHaveTextContent(plain(money(-80_000)))
  },
}

/** A reward has no fee, so it has no fee line and no invoice. */
export const Reward: Story = {
  parameters: { path: at(earned) },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(say('wallet.intoWallet'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByText(say('wallet.vat'))).toBeNull())
    await waitFor(() => expect(dialog.queryByText(say('wallet.invoice'))).toBeNull())
  },
}

/**
 * A reward shows its program, the days of its payout run, and its milestones. The amounts of the milestones add up to the amount of the
 * reward.
 */
export const RewardOfMilestones: Story = {
  parameters: { path: at(byRewards?.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(say('wallet.paidDays'))).toBeVisible())
    const lines = screen.getByRole('dialog').querySelector('dl')
    for (const sum of [85_050, 160_000, 245_050]) await expect(lines).toHaveTextContent(plain(money(sum)))
    await expect(dialog.getByRole('link', { name: SMALL_KITCHENS.program.name })).toHaveAttribute(
      'href',
      `/program/${SMALL_KITCHENS.program.id}/overview`,
    )
  },
}

/** A payout of a brand lists milestones with the number of participants who reached each. They add up to the payout, to the halala. */
export const Payout: Story = {
  parameters: { scenario: 'groups-brand', path: at(payout?.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(say('wallet.participants'))).toBeVisible())
    const sum = payout?.earnings.reduce((total, { amount }) => total + amount, 0) ?? 0
    await expect(lineOf(dialog, say('wallet.bill.fromBudget'))).toHaveTextContent(plain(money(sum)))
  },
}

/** A payout from the time before rewards were stored lists the participants who were paid. They are loaded when the payout is opened. */
export const PayoutByPeople: Story = {
  parameters: { scenario: 'wallet-brand', path: at(older?.id) },
  play: async ({ globals }) => {
    const { language, say } = spoken(globals)
    const { money } = createFormats(language)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getAllByText(walletText(language, 'transaction.PROGRAM_PAYMENT'))).toHaveLength(3))
    await expect(lineOf(dialog, say('wallet.bill.fromBudget'))).toHaveTextContent(plain(money(60_000)))
  },
}

/** An amount that the back office added is called a correction of the balance, not a top-up. Its internal reason is not shown. */
export const Corrected: Story = {
  parameters: { scenario: 'wallet-corrected', path: at(given?.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByRole('heading', { name: say('wallet.happened.adjusted') })).toBeVisible())
    const amount = plain(createFormats(language).money(575))
    await expect(lineOf(dialog, say('wallet.bill.amount'))).toHaveTextContent(amount)
    await expect(lineOf(dialog, say('wallet.bill.total'))).toHaveTextContent(amount)
    await waitFor(() => expect(dialog.queryByText(say('wallet.fee'))).toBeNull())
    await waitFor(() => expect(dialog.queryByText(given?.reason ?? '')).toBeNull())
  },
}

/** An amount that the back office took is called a correction too, and no bank is shown. */
export const CorrectedDown: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-corrected', path: at(taken?.id) },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByRole('heading', { name: say('wallet.happened.adjusted') })).toBeVisible())
    await expect(lineOf(dialog, say('wallet.bill.total'))).toHaveTextContent(plain(createFormats(language).money(7500)))
    await waitFor(() => expect(dialog.queryByText(say('wallet.to'))).toBeNull())
    await waitFor(() => expect(dialog.queryByRole('list', { name: say('wallet.stages') })).toBeNull())
  },
}

/** A press on a row opens it, Escape closes it, and the focus returns to the row. */
export const FromTheList: Story = {
  tags: ['!dev'],
  parameters: { path: '/wallet' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const row = await canvas.findByRole('button', { name: new RegExp(`^${say('wallet.happened.topUpByCard')}`, 'u') })
    await userEvent.click(row)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(say('wallet.bill.toWallet'))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/**
 * If the transaction in the address is not on the shown page of the list, other pages are searched. If it is not found, the sheet says so.
 */
export const NotThere: Story = {
  parameters: { path: at('0199f3a2-0000-7000-8000-000000000000') },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByRole('heading', { name: say('wallet.transaction.missing') })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: say('wallet.transaction.toList') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
