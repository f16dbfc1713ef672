import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { managedAccountsMessages } from './messages/catalogue.ts'
import { ManagersScreen } from './ManagersScreen.tsx'

const meta = {
  title: 'Screens/Settings/My managers',
  component: ManagersScreen,
  tags: ['screen'],
  decorators: [withApp([managedAccountsMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/managed-accounts', scenario: 'managers-several' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ManagersScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ManagersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A pending invitation is first. Its button is the only primary button of the page. */
export const Requested: Story = { parameters: { scenario: 'managers-asking' } }

/** The dialog lists exactly what a manager may read. After the networker accepts, the manager is in the list and can be left. */
export const AcceptsAndLeaves: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'managers-asking' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const press = async (id: 'managers.accept' | 'managers.leave') =>
      userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${say(id)}`, 'u') }))
    const yes = async (id: 'managers.acceptYes' | 'managers.leaveYes') => {
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: say(id) }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    const [first] = (await canvas.findByRole('heading', { name: say('managers.invitations') }))
      .closest('section')!
      .querySelectorAll('button')
    await expect(first).toHaveTextContent(say('managers.accept'))
    await press('managers.accept')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      say('managers.may.profile'),
      say('managers.may.insights'),
      say('managers.may.programs'),
      say('managers.may.earnings'),
    ])
    await yes('managers.acceptYes')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('managers.accepted') })).toBeVisible())
    await press('managers.leave')
    await yes('managers.leaveYes')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('managers.empty') })).toBeVisible())
  },
}

/** The dialog for declining explains the consequence. If the invitation no longer exists, the error is shown and the dialog stays open. */
export const TooLate: Story = {
  parameters: { scenario: 'managed-accounts-answered' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${say('managers.decline')}`, 'u') }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(say('managers.askDeclineText'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('managers.declineYes') }))
    await expect(await screen.findByText(say('MANAGED_ACCOUNT_UPDATE_FAILED'))).toBeInTheDocument()
    await waitFor(() => expect(question.getByRole('button', { name: say('managers.declineYes') })).toBeEnabled())
  },
}
export const Empty: Story = { parameters: { scenario: 'managers-none' } }

/** At every width, the verified mark is on the same line as the last word of the name. */
export const NarrowNames: Story = {
  tags: ['both-languages'],
  parameters: { scenario: 'managers-several' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const mark = (await canvas.findAllByRole('img', { name: say('ds.verifiedMark.label') }))[0]!
    const words = mark.parentElement!.previousElementSibling!
    const name = words.parentElement!
    name.style.display = 'block'
    for (let width = 200; width >= 100; width -= 5) {
      name.style.inlineSize = `${width}px`
      await expect(mark.getBoundingClientRect().top).toBeLessThan([...words.getClientRects()].at(-1)!.bottom)
    }
  },
}
