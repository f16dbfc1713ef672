import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { webhooksMessages } from './messages/catalogue.ts'
import { WebhooksScreen } from './WebhooksScreen.tsx'

const meta = {
  title: 'Screens/Settings/Webhooks',
  component: WebhooksScreen,
  tags: ['screen'],
  decorators: [withApp([webhooksMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/webhooks', scenario: 'webhooks' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <WebhooksScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof WebhooksScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One endpoint works, one fails: the page says since when, and when it is switched off. */
export const Ready: Story = {}

/** An endpoint that is added shows its secret until the owner says that it is stored. An address of another kind is refused at the field. */
export const Added: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'webhooks-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('webhooks.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    const url = sheet.getByRole('textbox', { name: say('webhooks.url') })
    await userEvent.type(url, 'http://nabt.example/hooks')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(url).toBeInvalid())
    await userEvent.clear(url)
    await userEvent.type(url, 'https://nabt.example/hooks')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/^whsec_/u)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'https://nabt.example/hooks' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('webhooks.secret.stored') }))
    await waitFor(() => expect(canvas.queryByText(/^whsec_/u)).toBeNull())
  },
}

/** If the server refuses, the sheet stays open with everything that was typed. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'webhooks-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('webhooks.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    const url = sheet.getByRole('textbox', { name: say('webhooks.url') })
    await userEvent.type(url, 'https://nabt.example/more')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await expect(url).toHaveValue('https://nabt.example/more')
  },
}

/** Counts end at a number that also stands for more. */
export const Busy: Story = {
  parameters: { scenario: 'webhooks-busy' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const endOf = (text: string) => text.split('#').at(-1)?.trim() ?? ''
    await expect(await canvas.findByText(endOf(say('webhooks.waiting.more', { most: '#' })), { exact: false })).toBeVisible()
    const delivered = say('webhooks.delivered.more', { most: '#', seconds: '0.2' }).split('0.2')[0] ?? ''
    await expect(canvas.getByText(endOf(delivered), { exact: false })).toBeVisible()
  },
}

export const Empty: Story = { parameters: { scenario: 'webhooks-none' } }
export const Off: Story = { parameters: { scenario: 'webhooks-off' } }
export const Long: Story = { parameters: { scenario: 'webhooks-long' } }
export const Loading: Story = { parameters: { scenario: 'webhooks-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'webhooks-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('webhooks.failed') })).toBeVisible()
  },
}
