import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { TeamScreen } from './TeamScreen.tsx'

const meta = {
  title: 'Screens/Back office/Team',
  component: TeamScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/team', scenario: 'admin-team' },
} satisfies Meta<typeof TeamScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Accounts with their inviter and the end of their rest, and unopened links, of which one has expired. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: say('admin.team.invitations') })).toBeVisible())
    await expect(canvas.getAllByText(say('admin.team.expired'))).toHaveLength(1)
    await expect(canvas.getAllByText(say('admin.team.byMachine'))).toHaveLength(4)
  },
}

/** Only the inviter may renew a link or reset a password. An admin of another line may disable the account and revoke the link. */
export const OfAnotherLine: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const button = (id: 'resendOne' | 'revokeOne' | 'resetOne' | 'disableOne', name: string) =>
      canvas.queryByRole('button', { name: say(`admin.team.${id}`, { name }) })
    await waitFor(() => expect(button('revokeOne', 'سالم الغامدي')).toBeVisible())
    await expect(button('resendOne', 'سالم الغامدي')).toBeNull()
    await expect(button('resendOne', 'Sara Alharthi')).toBeVisible()
    await expect(button('disableOne', 'Lina Alotaibi')).toBeVisible()
    await expect(button('resetOne', 'Lina Alotaibi')).toBeNull()
    await expect(button('resetOne', 'Ziyad Alamri')).toBeVisible()
  },
}

/** An incomplete invitation shows an error at each missing field. After a complete invitation, the link appears once. */
export const Inviting: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.team.invite') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('admin.team.inviteYes') }))
    for (const name of ['email', 'name'] as const) await waitFor(() => expect(dialog.getByText(say(`required.${name}`))).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: say('admin.column.name') }), 'Reem Alharbi')
    await userEvent.type(dialog.getByRole('textbox', { name: say('admin.column.email') }), 'reem@wasla.example')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.team.inviteYes') }))
    await waitFor(() => expect(screen.getByText(say('admin.team.linkOnce'))).toBeVisible())
  },
}

/** The reset dialog says what a reset ends. */
export const Resetting: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = 'Huda Almutlaq'
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.team.resetOne', { name }) }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say('admin.team.resetText'))).toBeVisible())
  },
}

/** A disabled account can be enabled again. */
export const Disabling: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = 'Huda Almutlaq'
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.team.disableOne', { name }) }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Left the company')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.team.disable') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: say('admin.team.enableOne', { name }) })).toBeVisible())
  },
}

/** On a phone, each account is a block. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
