import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { webhookEndpointIds } from '@wasla/mocks/scenarios/webhooks.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { EndpointScreen } from './EndpointScreen.tsx'
import { webhooksMessages } from './messages/catalogue.ts'

const addressOf = (id: string) => ({ path: `/settings/webhooks/${id}`, route: '/settings/webhooks/:endpointId' })

const meta = {
  title: 'Screens/Settings/Webhook endpoint',
  component: EndpointScreen,
  tags: ['screen'],
  decorators: [withApp([webhooksMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'webhooks', ...addressOf(webhookEndpointIds.shop) },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <EndpointScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof EndpointScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An endpoint that works, with its log. */
export const Ready: Story = {}

/** A press on a delivery opens its request and its answer; a delivery that failed says when it is tried next. */
export const Opened: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('button', { expanded: false, name: /result\.counted/u })
    await userEvent.click(rows[0] as HTMLElement)
    await expect(await canvas.findByText(/webhook-signature: v1,/u)).toBeVisible()
    await expect(canvas.getByText(/upstream timed out/u)).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('webhooks.replay.now') })).toBeVisible()
  },
}

/** Only what failed is shown. */
export const Failed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('button', { name: /payout\.paid/u })
    await userEvent.click(canvas.getByRole('radio', { name: say('webhooks.show.failed') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /payout\.paid/u })).toBeNull())
    await expect(await canvas.findByRole('button', { name: /result\.reversed/u })).toBeVisible()
  },
}

/** Older deliveries follow when the reader asks for them. */
export const Many: Story = {
  parameters: { scenario: 'webhooks-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const before = (await canvas.findAllByRole('button', { name: /result\.counted/u })).length
    await userEvent.click(canvas.getByRole('button', { name: say('webhooks.deliveries.more') }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /result\.counted/u }).length).toBeGreaterThan(before))
  },
}

/** A test event is in the log at once. */
export const Tested: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('button', { name: /payout\.paid/u })
    await userEvent.click(canvas.getByRole('button', { name: say('webhooks.test') }))
    await expect(await canvas.findByRole('button', { name: /webhook\.test/u })).toBeVisible()
    await waitFor(() => expect(screen.getByText(say('webhooks.test.sent'))).toBeVisible())
  },
}

/** The events of some days are sent again. */
export const Replayed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('webhooks.replay') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('webhooks.replay.send') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByText(say('webhooks.delivery.replayed'), { exact: false })).length).toBeGreaterThan(0)
  },
}

/** A replaced secret is shown once, and the page says until when the former one works. */
export const SecretReplaced: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('webhooks.secret.replace') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('webhooks.secret.replace') }))
    await expect(await canvas.findByText(/^whsec_/u)).toBeVisible()
    const until = say('webhooks.secret.former', { until: '#' }).split('#')[0] ?? ''
    await expect(await canvas.findByText(until, { exact: false })).toBeVisible()
  },
}

/** An endpoint that is off sends nothing, until its owner switches it on. */
export const SwitchedOff: Story = {
  parameters: { scenario: 'webhooks-off' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('button', { name: say('webhooks.switchOn') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('webhooks.test') })).toBeDisabled()
  },
}

/** An endpoint that fails. */
export const FailingEndpoint: Story = { parameters: addressOf(webhookEndpointIds.crm) }

export const Loading: Story = { parameters: { scenario: 'webhooks-loading' } }
export const Unreadable: Story = { parameters: { scenario: 'webhooks-error' } }
