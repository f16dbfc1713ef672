import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#shell/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = {
  title: 'Screens/Settings/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/profile', scenario: 'demo-networker' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ProfileScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Name, bio and place are changed and saved together; the bar goes once nothing is left to save. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull()
    await userEvent.clear(name)
    await userEvent.type(name, 'Nourah')
    const place = canvas.getByRole('combobox', { name: new RegExp(`^${say('settings.profile.location')}`, 'u') })
    await userEvent.clear(place)
    await userEvent.type(place, language === 'ar' ? 'جد' : 'Jed')
    await userEvent.click(await screen.findByRole('option', { name: language === 'ar' ? /جدة/u : /Jeddah/u }))
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.save.saved'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
    await expect(name).toHaveValue('Nourah')
    await expect((place as HTMLInputElement).value).toMatch(language === 'ar' ? /جدة/u : /Jeddah/u)
  },
}

/** What may not be is said at its field, before and after sending; everything typed stays. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await userEvent.clear(name)
    const userName = canvas.getByRole('textbox', { name: say('settings.profile.userName') })
    await userEvent.clear(userName)
    await userEvent.type(userName, 'admin')
    await expect(await canvas.findByText(say('field.userNameTaken'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await expect(await canvas.findByText(say('field.required'))).toBeVisible()
    await expect(userName).toHaveValue('admin')
  },
}

/** Interests are chosen up to five and saved by themselves. */
export const InterestsSaved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const group = await canvas.findByRole('toolbar', { name: say('settings.interests.title') })
    const chosen = within(group).getAllByRole('button', { pressed: true })
    await userEvent.click(chosen[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.interests.saved'))).toBeVisible())
    await waitFor(() => expect(within(group).getAllByRole('button', { pressed: true })).toHaveLength(chosen.length - 1))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
  },
}

/** Leaving what was changed asks once. */
export const Unsaved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: say('settings.profile.lastName') }), 'x')
    await userEvent.click(canvas.getAllByRole('link', { name: say('shell.nav.home') })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: say('shell.unsaved.stay') }))
    await expect(canvas.getByRole('button', { name: say('settings.save.discard') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.discard') }))
    await expect(canvas.queryByRole('button', { name: say('settings.save.discard') })).toBeNull()
  },
}

/** Without a user name the first one is free to choose. */
export const Empty: Story = { parameters: { scenario: 'no-username' } }
export const Brand: Story = { parameters: { scenario: 'brand-active' } }
export const Agency: Story = { parameters: { scenario: 'agency' } }
export const Long: Story = { parameters: { scenario: 'long-names' } }
