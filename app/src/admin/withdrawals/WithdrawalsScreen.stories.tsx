import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Withdrawals',
  component: WithdrawalsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/withdrawals', scenario: 'admin-finance' },
} satisfies Meta<typeof WithdrawalsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Open withdrawals come first. At the top is an overdue withdrawal with its flag and one of two approvals. Closed withdrawals follow. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(say('admin.withdrawals.overdue'))
    await expect(first).toHaveTextContent(say('admin.withdrawalFlag.NAME_DIFFERS'))
    await expect(first).toHaveTextContent(say('admin.withdrawals.approvals', { given: 1, needed: 2 }))
    await waitFor(() => expect(canvas.getByText(say('admin.withdrawals.open', { open: 7, overdue: 1 }))).toBeVisible())
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(say('admin.withdrawalStatus.Success'))
  },
}

/** The last ledger check found a difference. The queue warns that no money moves, so that admins know it before they decide. */
export const NoMoneyMoves: Story = {
  parameters: { scenario: 'admin-finance-broken' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.ledger.broken'))).toBeVisible())
  },
}

/** A filter leaves withdrawals with a flag. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.any.flag'), 'u') }))
    await userEvent.click(
      within(await screen.findByRole('listbox')).getByRole('option', { name: say('admin.withdrawalFlag.NAME_DIFFERS') }),
    )
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(rows.length))
  },
}

/**
 * On a phone, the first line of a row has the person and the amount. Below are the day, the flag and the approvals. The filter sheet shows
 * the number of matching rows.
 */
export const OnAPhone: Story = {
  parameters: { path: '/withdrawals' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.filter.button', { count: 0 }) }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByText(say('admin.withdrawalFlag.NAME_DIFFERS')))
    await userEvent.click(sheet.getByText(say('admin.withdrawalStatus.Initiated')))
    await userEvent.click(await sheet.findByRole('button', { name: say('admin.result.withdrawals', { count: 1 }) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
  },
}

/** No withdrawals yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-finance-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.withdrawals.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}

/** A reviewer may not open withdrawals. */
export const NotForReviewers: Story = {
  parameters: { scenario: 'admin-reviewer' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}

/** Withdrawals are the first page that a finance admin sees after the sign-in. */
export const BeginsHere: Story = {
  tags: ['!dev'],
  parameters: { path: '/' },
  play: async ({ canvas, globals }) => {
    const title = spoken(globals).say('admin.place.withdrawals')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible())
  },
}
