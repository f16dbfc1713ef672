import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { LanguageScreen } from './language/LanguageScreen.tsx'
import { settingsMessages } from './messages/catalogue.ts'
import { SettingsLayout } from './shell/SettingsLayout.tsx'

const meta = {
  title: 'Screens/Settings/Menu',
  component: SettingsLayout,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/language', scenario: 'complete-profile' },
  args: { children: <LanguageScreen /> },
  render: (args) => (
    <AppLayout>
      <SettingsLayout {...args} />
    </AppLayout>
  ),
} satisfies Meta<typeof SettingsLayout>
export default meta
type Story = StoryObj<typeof meta>

/** A networker's menu marks the current page. An entry whose page does not exist yet is disabled. */
export const Networker: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const menu = within(await canvas.findByRole('navigation', { name: say('settings.menu.name') }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(say('settings.menu.language'))
    await expect(menu.getByRole('link', { name: new RegExp(say('settings.menu.rank'), 'u') })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(menu.queryByRole('link', { name: say('settings.menu.talents') })).toBeNull())
  },
}

/** A brand's menu has fewer entries: no rates, talents or rank. */
export const Brand: Story = {
  parameters: { scenario: 'brand-active' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const menu = within(await canvas.findByRole('navigation', { name: say('settings.menu.name') }))
    for (const name of ['rates', 'talents', 'rank'] as const)
      await waitFor(() => expect(menu.queryByText(say(`settings.menu.${name}`))).toBeNull())
    for (const name of ['language', 'theme', 'invite'] as const)
      await expect(menu.getByRole('link', { name: say(`settings.menu.${name}`) })).toBeVisible()
  },
}

export const Agent: Story = { parameters: { scenario: 'agent' } }

/** Below 768 px the menu is behind a button with the name of the current page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('settings.menu.language'), 'u') }))
    const list = await screen.findByRole('dialog', { name: say('settings.menu.name') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeInTheDocument())
  },
}
