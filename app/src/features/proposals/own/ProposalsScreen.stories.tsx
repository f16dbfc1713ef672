import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { proposalsMessages } from '../messages/catalogue.ts'
import { ProposalsScreen } from './ProposalsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Proposals',
  component: ProposalsScreen,
  tags: ['screen'],
  decorators: [withApp([proposalsMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/proposals', scenario: 'proposals' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ProposalsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ProposalsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One proposal is open and was answered, one has expired, one was withdrawn. */
export const Ready: Story = {}

/** Without a talent, the sheet says what is missing. With one, the proposal is in the list with its address. */
export const Made: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'proposals-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('proposals.create') }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByRole('textbox', { name: say('proposals.name') }), 'Quiet mornings')
    await userEvent.type(sheet.getByRole('textbox', { name: say('proposals.for') }), 'Nabt')
    await userEvent.click(sheet.getByRole('button', { name: say('proposals.create') }))
    await expect(await sheet.findByRole('alert')).toBeVisible()
    const [first] = sheet.getAllByRole('checkbox')
    if (!first) throw new Error('There is a talent to choose')
    await userEvent.click(first)
    await userEvent.click(sheet.getByRole('button', { name: say('proposals.create') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Quiet mornings' })).toBeVisible()
    await expect(canvas.getByText(/\/proposal\//u)).toBeVisible()
  },
}

/** A proposal is withdrawn after a question that names it. */
export const Withdrawn: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [button] = await canvas.findAllByRole('button', { name: new RegExp(say('proposals.withdraw')) })
    if (!button) throw new Error('There is an open proposal')
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('proposals.withdraw') }))
    await waitFor(() => expect(canvas.queryByText(say('proposals.state.OPEN'))).toBeNull())
  },
}

export const Empty: Story = { parameters: { scenario: 'proposals-none' } }
/** Nobody can be proposed yet. */
export const NoTalent: Story = { parameters: { scenario: 'proposals-no-talent' } }
export const Long: Story = { parameters: { scenario: 'proposals-long' } }
export const Loading: Story = { parameters: { scenario: 'proposals-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'proposals-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('proposals.failed') })).toBeVisible()
  },
}
