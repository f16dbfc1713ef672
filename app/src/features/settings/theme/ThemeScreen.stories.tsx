import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { ThemeScreen } from './ThemeScreen.tsx'

const meta = {
  title: 'Screens/Settings/Theme',
  component: ThemeScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/settings/theme', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ThemeScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ThemeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The theme follows the device until the user chooses one. */
export const Ready: Story = {
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('radio', { name: say('settings.theme.device') })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: say('settings.theme.dark') }))
    await expect(canvas.getByRole('radio', { name: say('settings.theme.dark') })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: say('settings.theme.device') })).toBeChecked()
  },
}

/** Shows the theme that the user chose on this device earlier. */
export const Chosen: Story = {
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true, prepare: ({ theme }) => theme.choose('light') })],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('radio', { name: say('settings.theme.light') })).toBeChecked()
  },
}
