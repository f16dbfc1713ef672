import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { LanguageScreen } from './LanguageScreen.tsx'

const meta = {
  title: 'Screens/Settings/Language',
  component: LanguageScreen,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/language', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <LanguageScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof LanguageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The other language changes the texts and the direction of the page at once. Choosing the first language changes them back. */
export const Turned: Story = {
  tags: ['!dev', 'both-languages'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const other = otherLanguage(language)
    const theirs = spoken({ locale: other }).say
    await userEvent.click(await canvas.findByRole('radio', { name: say(`ds.languageSwitch.name.${other}`) }))
    const title = await canvas.findByRole('heading', { level: 1, name: theirs('settings.menu.language') })
    await expect(title.closest('[dir]')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
    await userEvent.click(canvas.getByRole('radio', { name: say(`ds.languageSwitch.name.${language}`) }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('settings.menu.language') })).toBeVisible())
  },
}
