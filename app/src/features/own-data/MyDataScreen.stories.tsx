import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { ownDataMessages } from './messages/catalogue.ts'
import { MyDataScreen } from './MyDataScreen.tsx'

const meta = {
  title: 'Screens/Settings/My data',
  component: MyDataScreen,
  tags: ['screen'],
  decorators: [withApp([ownDataMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/my-data', scenario: 'own-data' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <MyDataScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof MyDataScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The archive can be downloaded for seven days. Below it: who opened the contact details, and what a deletion leaves. */
export const Ready: Story = {}

/** After a day, another archive can be made while the old one is still there. */
export const Older: Story = { parameters: { scenario: 'own-data-older' } }

/** Nothing was requested, and nobody opened the contact details. */
export const None: Story = { parameters: { scenario: 'own-data-none' } }

/** The page looks after an archive that is being made, and shows it when it is ready. */
export const Made: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'own-data-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ownData.archive.make') }))
    await expect(await canvas.findByRole('heading', { name: say('ownData.archive.making') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('ownData.archive.make') })).toBeNull())
  },
}

export const Failed: Story = { parameters: { scenario: 'own-data-failed' } }

/** The list has pages of ten. Members whose profile is no longer public have no name. */
export const ManyOpenings: Story = {
  parameters: { scenario: 'own-data-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const older = await canvas.findByRole('button', { name: say('ownData.openings.older') })
    await expect(canvas.getByRole('button', { name: say('ownData.openings.newer') })).toBeDisabled()
    await expect(canvas.getAllByText(say('ownData.openings.gone')).length).toBeGreaterThan(0)
    await userEvent.click(older)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('ownData.openings.newer') })).toBeEnabled())
    await userEvent.click(older)
    await waitFor(() => expect(older).toBeDisabled())
  },
}

/** Nobody sees the profile any more. The primary button is the way back, and brings the whole app back. */
export const Deleting: Story = { parameters: { scenario: 'own-data-deleting' } }

export const CameBack: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'own-data-deleting' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ownData.countdown.keep') }))
    await expect(await screen.findByText(say('ownData.countdown.kept'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('ownData.countdown.keep') })).toBeNull())
    await expect(canvas.getByRole('button', { name: say('ownData.delete.open') })).toBeVisible()
  },
}

/** Money arrived after the request, so the account waits for its owner. */
export const Held: Story = { parameters: { scenario: 'own-data-held' } }

/** Deleting asks once, names what happens, and shows the countdown. */
export const Deleted: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'own-data-settled' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ownData.delete.open') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(say('ownData.delete.groups'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('ownData.delete.yes') }))
    await expect(await canvas.findByRole('button', { name: say('ownData.countdown.keep') })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A session that began an hour ago has to sign in again first. */
export const OldSession: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'own-data-old-session' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ownData.archive.make') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: say('ownData.recent.yes') })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: 'own-data-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'own-data-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('ownData.failed') })).toBeVisible()
  },
}
