import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { managedAccountsMessages } from '../managed-accounts/messages/catalogue.ts'
import { invitesMessages } from './messages/catalogue.ts'
import { InviteFriendsScreen } from './InviteFriendsScreen.tsx'

const meta = {
  title: 'Screens/Invite networkers',
  component: InviteFriendsScreen,
  tags: ['screen'],
  decorators: [withApp([invitesMessages, managedAccountsMessages, profilesMessages, settingsMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/invite-friends', scenario: 'invites-many' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <InviteFriendsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof InviteFriendsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('region', { name: say('invites.list.title') })
    await expect(await canvas.findAllByText(say('invites.list.range', { from: 1, to: 5, count: 12 }))).not.toHaveLength(0)
    await expect(list).toBeVisible()
    await expect(await within(list).findAllByText(/^\+966\s\d{2}\s\d{3}\s\d{4}$/u)).not.toHaveLength(0)
    await expect(canvas.getByRole('heading', { level: 1, name: say('settings.menu.invite') })).toBeVisible()
    await expect(say('shell.menu.invite')).toBe(say('settings.menu.invite'))
  },
}

/** Sends an invitation. One toast confirms the invitation, the list shows it first, and the field is empty for the next friend. */
export const Sends: Story = {
  parameters: { scenario: 'invites-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('invites.list.emptyDo') }))
    await expect(canvas.getByRole('textbox', { name: say('invites.number') })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText(say('invites.list.empty'))).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: say('invites.number') }), '٥٥١٢٣٤٥٦٧')
    await userEvent.click(canvas.getByRole('button', { name: say('invites.send') }))
    await waitFor(() => expect(screen.getByText(say('invites.sent', { number: '' }).trim())).toBeVisible())
    await waitFor(() => expect(canvas.getByText(say('invites.status.Pending'))).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: say('invites.number') })).toHaveValue('')
  },
}

/** An invalid number is refused at its field, and nothing is sent. */
export const WrongNumber: Story = {
  parameters: { scenario: 'invites-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const number = await canvas.findByRole('textbox', { name: say('invites.number') })
    await userEvent.type(number, '123')
    await userEvent.click(canvas.getByRole('button', { name: say('invites.send') }))
    await waitFor(() => expect(canvas.getByText(say('field.phoneNumber'))).toBeVisible())
    await expect(number).toHaveValue('123')
  },
}

/** The eleventh invitation of a day is refused at the field. The field keeps the number. */
export const FullForToday: Story = {
  parameters: { scenario: 'invites-full' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const number = await canvas.findByRole('textbox', { name: say('invites.number') })
    await userEvent.type(number, '551234567')
    await userEvent.click(canvas.getByRole('button', { name: say('invites.send') }))
    await waitFor(() => expect(number).toBeInvalid())
    await expect(number).toHaveValue('551234567')
  },
}
/** A manager can also invite an existing profile by user name (J-05). */
export const OnThePlatform: Story = {
  parameters: { scenario: 'managed-accounts-none', path: '/invite-friends?by=platform' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('tab', { name: say('talents.invite.onPlatform'), selected: true })).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: say('talents.invite.userName') }), 'noura_cooks')
    await waitFor(() => expect(canvas.getByText(nameFor(NOURA.profile, language))).toBeVisible())
  },
}
export const Loading: Story = { parameters: { scenario: 'invites-loading' } }
