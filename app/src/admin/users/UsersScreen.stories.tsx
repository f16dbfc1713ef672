import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withOffice } from '../testing/story-office.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const meta = {
  title: 'Screens/Back office/Users',
  component: UsersScreen,
  tags: ['screen'],
  decorators: [withOffice],
  parameters: { layout: 'fullscreen', path: '/users', scenario: 'admin-full-queues' },
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody is found by user name, suspended with a reason, and brought back. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('searchbox'), 'omar_bakr{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('rowheader'))
    for (const deed of ['suspend', 'reinstate'] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: say(`admin.users.${deed}`) }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox'), 'Reported twice')
      await userEvent.click(dialog.getByRole('button', { name: say(`admin.users.${deed}Yes`) }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(canvas.queryByText(say('admin.access.suspended'))).toBeNull()
  },
}

/** A search without result is taken off from where it says so. */
export const Empty: Story = {
  parameters: { path: '/users?q=nobodyatall' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.users.empty'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.filter.clear') }))
    await waitFor(() => expect(canvas.queryByText(say('admin.users.empty'))).toBeNull())
    await expect(canvas.queryByRole('button', { name: say('admin.filter.clear') })).toBeNull()
  },
}

/** Filters and an order together. */
export const Long: Story = { parameters: { path: '/users?sort=name&status=Active' } }

/** Rows to come stand in their shape. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** Nothing could be read: said so, with a way to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
