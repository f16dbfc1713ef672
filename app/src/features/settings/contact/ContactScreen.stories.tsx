import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { failing, waiting } from '../testing/states.ts'
import { ContactScreen } from './ContactScreen.tsx'

const meta = {
  title: 'Screens/Settings/Contact',
  component: ContactScreen,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/contact-details', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ContactScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ContactScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = waiting('settings.menu.contact')

export const Failed: Story = { name: 'Error', ...failing('settings.menu.contact') }

/** Without a network, the form keeps the changes and the save bar shows the error. */
export const Offline: Story = {
  parameters: { scenario: 'settings-offline' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByRole('textbox', { name: say('settings.contact.email') })
    await userEvent.clear(field)
    await userEvent.type(field, 'reach.me@example.com')
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(canvas.getByText(say('settings.save.offline'))).toBeVisible())
    await expect(field).toHaveValue('reach.me@example.com')
    await expect(canvas.getByRole('button', { name: say('settings.save.save') })).toBeEnabled()
  },
}

/** Saves another address; the bar disappears. Discards a change; nothing is left to save. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const email = await canvas.findByRole('textbox', { name: say('settings.contact.email') })
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
    await userEvent.clear(email)
    await userEvent.type(email, 'reach.me@example.com')
    await userEvent.click(canvas.getByRole('checkbox', { name: say('settings.contact.visible') }))
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.save.saved'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
    await expect(email).toHaveValue('reach.me@example.com')

    await userEvent.type(email, 'x')
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.discard') }))
    await expect(email).toHaveValue('reach.me@example.com')
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.discard') })).toBeNull())
  },
}

/** When the tab becomes visible again, it shows what another tab has saved, and keeps what is being typed. */
export const ChangedElsewhere: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, loaded }) => {
    const { say } = spoken(globals)
    const { server } = loaded['scenario'] as ScenarioServer
    const elsewhere = (change: Partial<ProfileRecord['contact']>) => {
      const profile = server.store.memory.world.profiles.find(({ id }) => id === REEM.profile.id)
      if (profile) profile.contact = { ...profile.contact, ...change }
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const email = await canvas.findByRole('textbox', { name: say('settings.contact.email') })
    elsewhere({ email: 'other.tab@example.com', mobileNumber: '+966550017777' })
    await waitFor(() => expect(email).toHaveValue('other.tab@example.com'))
    await waitFor(() => expect(canvas.getByDisplayValue(/7777$/u)).toBeVisible())
    await userEvent.type(email, 'x')
    elsewhere({ email: 'third.tab@example.com', methods: ['email'] })
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
    await expect(email).toHaveValue('other.tab@example.comx')
  },
}

/** Shows each problem at its field and keeps all typed values. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const email = await canvas.findByRole('textbox', { name: say('settings.contact.email') })
    await userEvent.clear(email)
    await userEvent.type(email, 'not an address')
    for (const box of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(canvas.getByText(say('field.email'))).toBeVisible())
    await expect(canvas.getByText(say('field.contactMethod'))).toBeVisible()
    await expect(email).toHaveValue('not an address')
    await expect(email).toHaveFocus()
  },
}

export const Brand: Story = { parameters: { scenario: 'brand-active' } }
export const Empty: Story = { parameters: { scenario: 'empty' } }
