import { useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { Guarded, Redirecting } from '#roots/Guarded.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { useServices } from '#services/context.ts'
import { topUpErrand } from '#shared/wallet/top-up-errand.ts'
import { recheckMessages } from '#shared/verification/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from './messages/catalogue.ts'
import { WalletScreen } from './WalletScreen.tsx'
import { WalletWaiting } from './WalletWaiting.tsx'

/** Renders the screen as its route does. Flag and viewer decide whether it is redirected, loading or shown. */
const Routed = () => (
  <Redirecting path="/wallet">
    <AppLayout>
      <Guarded path="/wallet" waiting={<WalletWaiting />} notFound={null}>
        <WalletScreen />
      </Guarded>
    </AppLayout>
  </Redirecting>
)

const meta = {
  title: 'Screens/Wallet',
  component: WalletScreen,
  tags: ['screen'],
  decorators: [withApp([walletMessages, recheckMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet', scenario: 'wallet' },
  render: () => <Routed />,
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

const balance = (globals: Record<string, unknown>) => screen.findByRole('region', { name: spoken(globals).say('wallet.balance') })

/** The available, upcoming and reserved amounts, then the transactions by month. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    await expect(await balance(globals)).toHaveTextContent(plain(money(1_248_050)))
    await expect(canvas.getByRole('heading', { level: 1, name: say('wallet.title') })).toBeVisible()
    const [newest] = await canvas.findAllByText(say('wallet.happened.withdrawalTo', { bank: '\u2068Najd Bank\u2069' }))
    await expect(newest).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(say('wallet.happened.withdrawal'))).toBeNull())
    await expect(canvas.getAllByText(say('wallet.transactions.range', { from: 1, to: 10, count: 23 }))[0]).toBeVisible()
    await expect(canvas.getByText(say('wallet.state.underWay'))).toBeVisible()
  },
}

/** The network breaks after the wallet was read. A line says so, and the balance says when it was read. */
export const WithoutNetwork: Story = {
  parameters: { scenario: 'wallet-goes-offline' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const card = await balance(globals)
    await canvas.findAllByText(say('wallet.happened.withdrawalTo', { bank: '\u2068Najd Bank\u2069' }))
    await waitFor(() => expect(canvas.queryByText(say('shell.offline.title'))).toBeNull())
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(canvas.getByText(say('shell.offline.title'))).toBeVisible())
    const { ago } = createFormats(language)
    const age = ago(new Date(0), new Date(60_000))
    await waitFor(() => expect(card).toHaveTextContent(plain(say('shell.offline.age', { age }))))
    await expect(card).toHaveTextContent(plain(createFormats(language).money(1_248_050)))
  },
}

/** No withdrawal is under way. */
export const AtRest: Story = { parameters: { scenario: 'wallet-at-rest' } }

/** The bank refused the newest withdrawal. A card shows a message, the bank's reason, the returned amount, and two next steps. */
export const WithdrawalFailed: Story = {
  parameters: { scenario: 'wallet-withdrawal-failed' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const title = say('wallet.withdrawalFailed', { amount: `\u2068${money(100_575)}\u2069` })
    const card = within(await canvas.findByRole('region', { name: title }))
    await waitFor(() => expect(card.getByText('Account closed, or its IBAN is wrong')).toBeVisible())
    await expect(card.getByText(say('wallet.bill.returned')).parentElement).toHaveTextContent(createFormats(language).number(1005.75))
    await waitFor(() =>
      expect(card.getByRole('link', { name: say('wallet.failedWithdrawal.check') })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/wallet\?tab=accounts&dialog=account:.+/u),
      ),
    )
  },
}

/** A known reason has its own message. “Withdraw again” starts with the same amount. The card can be closed. */
export const WithdrawsAgain: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-withdrawal-rejected' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('wallet.reason.accountRejected'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('wallet.failedWithdrawal.again') }))
    const sheet = within(await screen.findByRole('dialog', { name: say('wallet.withdraw.title') }))
    await expect(await sheet.findByRole('textbox', { name: say('wallet.amount') })).toHaveValue(createFormats(language).number(1000))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('wallet.underWay.dismiss') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('wallet.failedWithdrawal.again') })).toBeNull())
  },
}

/** After a long absence, money waits for a new identity check. A link opens the check, which returns to this page. */
export const CheckedAgain: Story = {
  parameters: { scenario: 'recheck-person', path: '/wallet?tab=accounts' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('recheck.IDENTITY'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('recheck.go.IDENTITY') })).toHaveAttribute(
      'href',
      '/verify-identity?returnTo=%2Fwallet%3Ftab%3Daccounts',
    )
  },
}

/** A brand whose owner has no profile as a person has no identity to check, so its documents are reviewed again. */
export const BrandCheckedAgain: Story = {
  parameters: { scenario: 'recheck-business' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('recheck.DOCUMENTS'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('recheck.go.DOCUMENTS') })).toHaveAttribute(
      'href',
      '/under-review?returnTo=%2Fwallet',
    )
  },
}

/** A brand whose owner also has a profile as a person waits for the owner's identity check. The page says where to find the check. */
export const OwnerCheckedAgain: Story = {
  parameters: { scenario: 'recheck-other-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('recheck.OTHER_PROFILE'))).toBeVisible())
    for (const way of ['IDENTITY', 'DOCUMENTS'] as const)
      await waitFor(() => expect(canvas.queryByRole('link', { name: say(`recheck.go.${way}`) })).toBeNull())
  },
}

/** Corrections by the back office are listed under their own name, with a sign, and are part of the balance. */
export const Corrected: Story = {
  parameters: { scenario: 'wallet-corrected' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const lines = await canvas.findAllByRole('button', { name: new RegExp(`^${say('wallet.happened.adjusted')}`, 'u') })
    await expect(lines).toHaveLength(2)
    const [taken, given] = lines
    await expect(taken).toHaveAttribute('aria-label', expect.stringContaining(money(-7500)))
    await expect(given).toHaveAttribute('aria-label', expect.stringContaining(money(575)))
    await expect(await balance(globals)).toHaveTextContent(plain(money(1_298_625 - 7500 + 575)))
  },
}

/** An empty wallet: nothing to withdraw, and one next step. */
export const Empty: Story = {
  parameters: { scenario: 'wallet-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('wallet.transactions.noneYet') })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: say('wallet.firstDay.find') })).toHaveAttribute('href', '/discover'))
    await expect(canvas.getByRole('button', { name: say('wallet.withdraw') })).toBeDisabled()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('wallet.filter.types') })).toBeNull())
  },
}

/** A brand usually tops up, so the top-up is its primary button. The tab with the reserved amounts shows the budgets of its programs. */
export const Brand: Story = {
  parameters: { scenario: 'wallet-brand' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await balance(globals))
    const [withdraw, topUp] = card.getAllByRole('button')
    await expect(withdraw).toHaveTextContent(say('wallet.withdraw'))
    await expect(topUp).toHaveTextContent(say('wallet.topUp'))
    await waitFor(() => expect(card.queryByText(say('wallet.pending'))).toBeNull())
    await expect(canvas.getByRole('tab', { name: say('wallet.tab.setAside') })).toBeVisible()
  },
}

export const LongNames: Story = { parameters: { scenario: 'wallet-long', path: '/wallet?page=6' } }

/** Skeleton of the page, with its title. */
export const Loading: Story = { parameters: { scenario: 'wallet-loading' } }

export const Failed: Story = {
  parameters: { scenario: 'wallet-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('wallet.failed') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeEnabled()
  },
}

/** If wallets are switched off, the address redirects home and its history entry is replaced. */
export const FlagOff: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'flags-off' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** Filters for types and days are beside the list and part of the address. If the filters find nothing, they can be reset. */
export const Filters: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const choose = async (filter: 'wallet.filter.types' | 'wallet.filter.dates', option: Parameters<typeof say>[0]) => {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say(filter), 'u') }))
      await userEvent.click(await screen.findByRole('option', { name: say(option) }))
    }
    await choose('wallet.filter.types', 'wallet.show.rewards')
    const paid = new RegExp(`^(${say('wallet.happened.earning')}|${say('wallet.happened.earningOf', { program: '.+' })})$`, 'u')
    await waitFor(() => expect(canvas.getAllByText(paid).length).toBe(10))
    await waitFor(() => expect(canvas.queryByText(say('wallet.happened.topUpByCard'))).toBeNull())
    await choose('wallet.filter.dates', 'wallet.dates.lastMonth')
    await waitFor(() => expect(canvas.getAllByText(say('wallet.transactions.range', { from: 1, to: 4, count: 4 }))[0]).toBeVisible())
    await choose('wallet.filter.types', 'wallet.show.topUps')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('wallet.transactions.noneFound') })).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: say('wallet.transactions.showAll') }))
    await waitFor(() => expect(canvas.getAllByText(say('wallet.transactions.range', { from: 1, to: 10, count: 23 }))[0]).toBeVisible())
  },
}

/** The fields for a custom range of days are below the filters. The range narrows the list. */
export const OwnDays: Story = {
  tags: ['!dev'],
  parameters: { path: '/wallet?dates=custom&from=2025-11-11&to=2025-11-12' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('wallet.happened.returned'))).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('group', { name: say('wallet.dates.own') })).toBeVisible())
    await expect(canvas.getAllByText(say('wallet.transactions.range', { from: 1, to: 2, count: 2 }))[0]).toBeVisible()
  },
}

/** A declined top-up moved no money, and its row says so. */
export const LastPage: Story = {
  tags: ['!dev'],
  parameters: { path: '/wallet?page=3' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect((await canvas.findAllByText(say('wallet.transactions.range', { from: 21, to: 23, count: 23 })))[0]).toBeVisible()
    await expect(canvas.getByText(say('wallet.meant.topUp'))).toBeVisible()
    await expect(canvas.getByText(say('wallet.state.failed'))).toBeVisible()
  },
}

/** Simulates a viewer whom a program sent to the wallet. */
function Sent({ children }: { children: ReactNode }) {
  const { tabBox } = useServices()
  useState(() => topUpErrand.store(tabBox, { amount: 500_000, returnTo: '/programs/create/budget' }))
  return children
}

/** A viewer who came from a program to top up sees the link back above everything else. */
export const FromAProgram: Story = {
  render: () => (
    <Sent>
      <Routed />
    </Sent>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('wallet.errand.back') })).toHaveAttribute('href', '/programs/create/budget')
  },
}
