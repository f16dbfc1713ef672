import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#shell/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from './messages/catalogue.ts'
import { NotYet, SettingsPage } from './SettingsPage.tsx'
import { SettingsLayout } from './shell/SettingsLayout.tsx'

const meta = {
  title: 'Screens/Settings/Menu',
  component: NotYet,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/profile', scenario: 'complete-profile' },
  args: { error: undefined, isRetrying: false, onRetry: fn() },
  render: (args) => (
    <AppLayout>
      <SettingsLayout>
        <SettingsPage name="profile">
          <NotYet {...args} />
        </SettingsPage>
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof NotYet>
export default meta
type Story = StoryObj<typeof meta>

/** A networker's menu: where one is, and what is announced for later. */
export const Loading: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const menu = within(await canvas.findByRole('navigation', { name: say('settings.menu.name') }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(say('settings.menu.profile'))
    await expect(menu.getByRole('link', { name: new RegExp(say('settings.menu.rank'), 'u') })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.queryByRole('link', { name: say('settings.menu.talents') })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { error: new Error('refused') },
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('settings.failed') })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('ds.errorState.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** A brand's menu is shorter; an agency's has its talents. */
export const Brand: Story = {
  parameters: { scenario: 'brand-active' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const menu = within(await canvas.findByRole('navigation', { name: say('settings.menu.name') }))
    for (const name of ['rates', 'talents', 'rank', 'theme', 'invite'] as const)
      await expect(menu.queryByText(say(`settings.menu.${name}`))).toBeNull()
    await expect(menu.getByRole('link', { name: say('settings.menu.language') })).toBeVisible()
  },
}

export const Agent: Story = { parameters: { scenario: 'agent' } }

/** Below 768 px the menu opens from a button that says where one is. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('settings.menu.profile'), 'u') }))
    const list = await screen.findByRole('dialog', { name: say('settings.menu.name') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeInTheDocument())
  },
}
