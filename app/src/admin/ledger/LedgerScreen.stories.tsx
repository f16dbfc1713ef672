import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { LedgerScreen } from './LedgerScreen.tsx'

const meta = {
  title: 'Screens/Back office/Ledger',
  component: LedgerScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/ledger', scenario: 'admin-finance' },
} satisfies Meta<typeof LedgerScreen>
export default meta
type Story = StoryObj<typeof meta>

const wallet = `/ledger/accounts/${encodeURIComponent(availableAccount(NOURA.profile.id))}`

/** Every account of the ledger, and the result of the last check. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(5)
    await expect(canvas.getAllByText(/platform:fees/u)[0]).toBeVisible()
  },
}

/** A search by user name finds both accounts of a wallet. */
export const Searched: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.type(canvas.getByRole('searchbox'), 'noura_cooks{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
  },
}

/** Shows the entries of an account, the balance carried over below them, and the result of the check in words. */
export const OneAccount: Story = {
  parameters: { path: wallet },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.ledger.carriedOver'))).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/sha256/u)).toBeVisible())
  },
}

/** An entry opens its transaction. The entries of the transaction sum to zero, and each hash follows from the previous hash. */
export const OneTransaction: Story = {
  tags: ['!dev'],
  parameters: { path: wallet },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    // The check below the entries loads last: after it, the rows no longer move.
    await waitFor(() => expect(canvas.getByText(/sha256/u)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('rowheader')[0]!)
    await waitFor(() => expect(canvas.getByText(say('admin.ledger.sumsToZero'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.ledger.verify') }))
    await waitFor(() => expect(canvas.getAllByText(say('admin.ledger.proof.sound')).length).toBeGreaterThan(1))
  },
}

/** On a phone, the amount is above the balance. */
export const OnAPhone: Story = {
  parameters: { path: wallet },
  globals: { viewport: { value: 'mobile1' } },
}

/** The last check found a difference: the page says that no money moves. */
export const NotSound: Story = {
  parameters: { scenario: 'admin-finance-broken' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.ledger.broken'))).toBeVisible())
  },
}

/** The account does not exist. */
export const NoSuchAccount: Story = {
  parameters: { path: '/ledger/accounts/wallet%3Anobody%3Aavailable' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.ledger.accountMissing'))).toBeVisible())
  },
}

/** The transaction does not exist. */
export const NoSuchTransaction: Story = {
  parameters: { path: '/ledger/transactions/none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.ledger.transactionMissing'))).toBeVisible())
  },
}

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}

/** Support may not open the ledger and sees a message that says so. */
export const NotForSupport: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}
