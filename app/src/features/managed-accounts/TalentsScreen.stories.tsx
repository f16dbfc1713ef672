import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { FAHAD, NOURA } from '@wasla/mocks/world/networkers.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { chooseInMenu, rowMenus } from '#testing/row-menu.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { managedAccountsMessages } from './messages/catalogue.ts'
import { ManagedAccountsScreen } from './ManagedAccountsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Managed talents',
  component: ManagedAccountsScreen,
  tags: ['screen'],
  decorators: [withApp([managedAccountsMessages, listMessages, insightsMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/managed-accounts', scenario: 'managed-accounts' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ManagedAccountsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ManagedAccountsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The filters and pages are links. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByText(say('talents.range', { from: 1, to: 10, count: 15 }))).not.toHaveLength(0)
    await expect(canvas.getByRole('tab', { name: say('talents.show.requests') })).toHaveAttribute(
      'href',
      '/settings/managed-accounts?show=requests',
    )
  },
}

export const Requests: Story = {
  parameters: { path: '/settings/managed-accounts?show=requests' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByText(say('talents.waiting'))).toHaveLength(3))
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(say('talents.overview'), 'u') })).toBeNull())
  },
}

/** If a filter finds nothing, the page says so and keeps the tabs. */
export const NoRequests: Story = {
  parameters: { scenario: 'managed-accounts-one', path: '/settings/managed-accounts?show=requests' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('talents.empty.requests') })).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('talents.showAll') })).toHaveAttribute('href', '/settings/managed-accounts')
    await expect(canvas.getByRole('tab', { name: say('talents.show.requests') })).toHaveAttribute('aria-selected', 'true')
  },
}

/**
 * Refuses an unknown user name, and a second invitation of the same networker, at the field. Invites a networker by user name, and
 * withdraws the invitation.
 */
export const InvitesAndWithdraws: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'managed-accounts-none' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('talents.invite.userName') })
    const send = canvas.getByRole('button', { name: say('talents.invite.send') })
    await userEvent.type(name, 'nobody_of_this_name')
    await userEvent.click(send)
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveValue('nobody_of_this_name')
    await userEvent.clear(name)
    await userEvent.type(name, '@noura_cooks')
    await waitFor(() => expect(canvas.getByText(nameFor(NOURA.profile, language))).toBeVisible())
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByText(say('talents.waiting'))).toBeVisible())
    await waitFor(() => expect(name).toHaveValue(''))
    await userEvent.type(name, 'noura_cooks')
    await userEvent.click(send)
    await waitFor(() => expect(name).toHaveAccessibleDescription(say('MANAGED_ACCOUNT_CONFLICT')))
    await chooseInMenu(rowMenus(canvas, say)[0], say('talents.withdraw'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('talents.withdrawYes') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('talents.empty.all') })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('talents.emptyDo') }))
    await expect(canvas.getByRole('textbox', { name: say('talents.invite.userName') })).toHaveFocus()
  },
}

/** The sheet shows everything that a manager may read. Nothing in it can be changed. */
export const Overview: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [open] = await canvas.findAllByRole('button', { name: new RegExp(say('talents.overview'), 'u') })
    await userEvent.click(open as HTMLElement)
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('heading', { name: say('talents.stats') })).toBeVisible())
    await expect(sheet.getByRole('link', { name: say('talents.seeInsights') })).toHaveAttribute(
      'href',
      expect.stringContaining('/profile/stats/'),
    )
    await waitFor(() => expect(sheet.queryAllByRole('textbox')).toHaveLength(0))
  },
}

/** A joined program links to the talent's results, which the manager may see. A pending program has no link. */
export const TheirPrograms: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'managed-results', path: '/settings/managed-accounts?show=accepted&page=1' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const name = nameFor(FAHAD.profile, language)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${say('talents.overview')}.*${name}`, 'u') }))
    const sheet = within(await screen.findByRole('dialog'))
    const programs = within(await sheet.findByRole('region', { name: say('talents.programs') }))
    const [first] = programs.getAllByRole('link')
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/program/[^/]+/my-performance\\?profile=${FAHAD.profile.id}$`, 'u')),
    )
    await expect(programs.getAllByRole('link').length).toBeLessThanOrEqual(programs.getAllByRole('listitem').length)
  },
}
export const Empty: Story = { parameters: { scenario: 'managed-accounts-agency-none' } }
export const Loading: Story = { parameters: { scenario: 'managed-accounts-loading' } }
export const Error: Story = { parameters: { scenario: 'managed-accounts-error' } }
export const Long: Story = { parameters: { scenario: 'managed-accounts-full', path: '/settings/managed-accounts?page=3' } }
