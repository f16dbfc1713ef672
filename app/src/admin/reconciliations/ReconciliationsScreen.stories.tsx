import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ReconciliationsScreen } from './ReconciliationsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Reconciliation',
  component: ReconciliationsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/reconciliations', scenario: 'admin-finance' },
} satisfies Meta<typeof ReconciliationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Gateway totals beside ledger totals by day: three days match, one differs. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('gridcell', { name: spoken(globals).say('admin.reconciliations.equal') })).toHaveLength(3)
  },
}

/** On a phone, both totals are below each day. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** No day was compared yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-finance-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.reconciliations.empty'))).toBeVisible())
  },
}

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
