import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mockPushKey } from '@wasla/mocks/platform/push-key.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import type { DeviceSubscription, PushBrowser } from '#platform/push-browser.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { failing, waiting } from '../testing/states.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const subscription = (publicKey: string): DeviceSubscription => ({
  endpoint: 'https://push.example/story',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
  publicKey,
})

/** A browser without a push service. `answer`: what the reader answers when the browser asks for permission. */
function browser({ answer = 'granted', ...over }: Partial<PushBrowser> & { answer?: NotificationPermission } = {}): PushBrowser {
  let permission: NotificationPermission = 'default'
  let current: DeviceSubscription | null = null
  return {
    support: () => 'yes',
    permission: () => permission,
    requestPermission: async () => (permission = answer),
    subscription: async () => current,
    subscribe: async (publicKey) => (current = subscription(publicKey)),
    unsubscribe: async () => void (current = null),
    ...over,
  }
}

const inApp = (push: PushBrowser) => [withApp([settingsMessages, profilesMessages], { isGuarded: true, push })]

const meta = {
  title: 'Screens/Settings/Notifications',
  component: NotificationsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/settings/notifications', scenario: 'notifications' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <NotificationsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof NotificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Off until the user switches it on. The browser asks for permission only then. */
export const Off: Story = { decorators: inApp(browser()) }

/** The switch turns notifications on and off again. */
export const Switched: Story = {
  tags: ['!dev'],
  decorators: inApp(browser()),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const toggle = await canvas.findByRole('switch', { name: say('settings.notifications.label') })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    await waitFor(() => expect(canvas.queryByText(say('settings.notifications.failed'))).toBeNull())
  },
}

/** On: the browser has permission and a subscription that the server knows. */
export const On: Story = {
  decorators: inApp(browser()),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const toggle = await canvas.findByRole('switch', { name: say('settings.notifications.label') })
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
  },
}

const obstructed = (message: 'blocked' | 'unsupported' | 'homeScreen', push: PushBrowser): Story => ({
  decorators: inApp(push),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say(`settings.notifications.${message}`))).toBeVisible()
    await expect(canvas.getByRole('switch', { name: say('settings.notifications.label') })).toBeDisabled()
  },
})

/** The user blocked notifications in the browser. Only the browser's settings can change that. */
export const Blocked: Story = obstructed('blocked', browser({ permission: () => 'denied' }))

/** The browser cannot show notifications. */
export const Unsupported: Story = obstructed('unsupported', browser({ support: () => 'no', permission: () => 'denied' }))

/** On iPhones and iPads, the app has to be on the home screen. */
export const HomeScreenFirst: Story = obstructed('homeScreen', browser({ support: () => 'homeScreen', permission: () => 'denied' }))

/** The user refuses when the browser asks: the page says how to allow notifications later. */
export const Refused: Story = {
  tags: ['!dev'],
  decorators: inApp(browser({ answer: 'denied' })),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('switch', { name: say('settings.notifications.label') }))
    await expect(await canvas.findByText(say('settings.notifications.blocked'))).toBeVisible()
  },
}

const failed: Story['play'] = async ({ canvas, globals }) => {
  const { say } = spoken(globals)
  const toggle = await canvas.findByRole('switch', { name: say('settings.notifications.label') })
  await userEvent.click(toggle)
  await expect(await canvas.findByText(say('settings.notifications.failed'))).toBeVisible()
  await expect(toggle).not.toBeChecked()
}

/** The browser's push service cannot be reached. */
export const Failed: Story = {
  decorators: inApp(browser({ subscribe: () => Promise.reject(new DOMException('no push service', 'AbortError')) })),
  play: failed,
}

/** The server does not take the subscription. */
export const NotSaved: Story = {
  tags: ['!dev'],
  decorators: inApp(browser()),
  parameters: { scenario: 'push-refused' },
  play: failed,
}

/** A subscription that was made with a former key of the server gets nothing, so it is off. */
export const FormerKey: Story = {
  tags: ['!dev'],
  decorators: inApp(browser({ permission: () => 'granted', subscription: async () => subscription(mockPushKey.replace('BAO', 'BBO')) })),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('switch', { name: say('settings.notifications.label') })).not.toBeChecked()
  },
}

export const Loading: Story = {
  ...waiting('settings.menu.notifications'),
  decorators: inApp(browser()),
  parameters: { scenario: 'push-loading' },
}
export const Failing: Story = {
  ...failing('settings.menu.notifications'),
  decorators: inApp(browser()),
  parameters: { scenario: 'push-error' },
}
