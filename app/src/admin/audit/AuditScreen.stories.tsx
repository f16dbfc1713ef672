import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { AuditScreen } from './AuditScreen.tsx'

const meta = {
  title: 'Screens/Back office/Audit log',
  component: AuditScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/audit-log', scenario: 'admin-full-queues' },
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Rows show names and riyals instead of ids: action, amount, reason and the people concerned. */
export const Ready: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    const settled = canvas.getAllByText(say('admin.audit.admin.withdrawalSettled'), { exact: false }).find((one) => one.checkVisibility())
    await expect(settled).toHaveTextContent(language === 'ar' ? 'ر.س' : 'SAR')
    const proposed = canvas.getAllByText(say('admin.setting.wallet.fourEyesAbove'), { exact: false }).find((one) => one.checkVisibility())
    await expect(proposed).toHaveTextContent(language === 'ar' ? '١٥٬٠٠٠' : '15,000')
    await expect(canvasElement.textContent).not.toContain('reviewer@wasla.example')
  },
}

/** The rows of one action, on several pages. */
export const Pages: Story = {
  parameters: { path: '/audit-log?action=admin.settingChanged' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('link', { name: say('ds.pagination.page', { page: 2 }) }))
    await waitFor(() => expect(canvas.getByText(say('admin.range', { from: 21, to: 40, count: 60 }))).toBeVisible())
  },
}

/** A search for an unknown person finds nothing; clearing the filters restores the rows. */
export const OfAPerson: Story = {
  parameters: { path: '/audit-log?thing=WITHDRAWALS' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.type(canvas.getByRole('searchbox', { name: say('admin.audit.search') }), 'nobody like that{Enter}')
    await waitFor(() => expect(canvas.getByText(say('admin.filter.noMatch'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.filter.clear') }))
    await canvas.findAllByRole('rowheader')
  },
}

/**
 * On a phone, the actor and the names that the action concerns are below the action. No text is cut off, and the filter button counts the
 * set filters.
 */
export const OnAPhone: Story = {
  parameters: { path: '/audit-log?thing=WITHDRAWALS' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await expect(canvas.getByRole('button', { name: say('admin.filter.button', { count: 1 }) })).toBeVisible()
    await expect(canvas.getByRole('row', { name: say('admin.auditThing.WITHDRAWALS') })).toBeVisible()
    for (const cell of canvasElement.querySelectorAll('[role="gridcell"]'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
  },
}

/** No row matches the target. */
export const Empty: Story = {
  parameters: { path: '/audit-log?target=nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.filter.noMatch'))).toBeVisible())
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
