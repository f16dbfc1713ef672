import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { ApiKeysScreen } from './ApiKeysScreen.tsx'
import { apiKeysMessages } from './messages/catalogue.ts'

const meta = {
  title: 'Screens/Settings/API keys',
  component: ApiKeysScreen,
  tags: ['screen'],
  decorators: [withApp([apiKeysMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/api-keys', scenario: 'api-keys' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ApiKeysScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ApiKeysScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One key is in daily use, one ends soon, one has expired. */
export const Ready: Story = {}

/** A new key is shown until its owner says that it is stored. Without a name or a permission, the sheet says what is missing. */
export const Made: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'api-keys-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('apiKeys.create') }))
    const sheet = within(await screen.findByRole('dialog'))
    const create = () => userEvent.click(sheet.getByRole('button', { name: say('apiKeys.create.submit') }))
    const name = sheet.getByRole('textbox', { name: say('apiKeys.name') })
    await create()
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.type(name, 'Warehouse')
    await userEvent.click(sheet.getByRole('checkbox', { name: say('apiKeys.scope.RESULTS_READ') }))
    await userEvent.click(sheet.getByRole('radio', { name: say('apiKeys.days.count', { count: 30 }) }))
    await create()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const made = await canvas.findByRole('region', { name: say('apiKeys.made') })
    await expect(within(made).getByText(/^wk_/u)).toBeVisible()
    await expect(within(made).getByRole('button', { name: say('ds.copyButton.copy') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('apiKeys.create') })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Warehouse' })).toBeVisible()
    await userEvent.click(within(made).getByRole('checkbox', { name: say('apiKeys.made.stored') }))
    await waitFor(() => expect(canvas.queryByText(/^wk_[^•]+$/u)).toBeNull())
    await expect(canvas.getByRole('button', { name: say('apiKeys.create') })).toBeVisible()
  },
}

/** A key is removed after a question that names it. */
export const Removed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('apiKeys.remove.name', { name: 'CRM' }) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('apiKeys.remove') }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'CRM' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Monthly report' })).toBeVisible()
  },
}

/** If the server refuses, the sheet stays open with everything that was typed. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'api-keys-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('apiKeys.create') }))
    const sheet = within(await screen.findByRole('dialog'))
    const name = sheet.getByRole('textbox', { name: say('apiKeys.name') })
    await userEvent.type(name, 'Warehouse')
    await userEvent.click(sheet.getByRole('checkbox', { name: say('apiKeys.scope.RESULTS_READ') }))
    await userEvent.click(sheet.getByRole('button', { name: say('apiKeys.create.submit') }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await expect(name).toHaveValue('Warehouse')
  },
}

export const Empty: Story = { parameters: { scenario: 'api-keys-none' } }
export const OfNetworker: Story = { parameters: { scenario: 'api-keys-networker' } }
/** A profile that is not verified yet makes no keys. */
export const NotYet: Story = {
  parameters: { scenario: 'api-keys-review' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('apiKeys.notYet'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('apiKeys.create') })).toBeNull())
  },
}
/** As many keys as possible: no more can be made, and no requests are left. */
export const Most: Story = { parameters: { scenario: 'api-keys-most' } }
export const Loading: Story = { parameters: { scenario: 'api-keys-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'api-keys-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('apiKeys.failed') })).toBeVisible()
  },
}
