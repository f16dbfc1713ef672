import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { shopsMessages } from './messages/catalogue.ts'
import { ShopsScreen } from './ShopsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Shops',
  component: ShopsScreen,
  tags: ['screen'],
  decorators: [withApp([shopsMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/shops', scenario: 'shops' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ShopsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ShopsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Salla works, Zid is at its third step, WooCommerce is silent, Shopify is not connected. */
export const Ready: Story = {}

/** The orders of a shop say what became of each, and why one was not taken. */
export const Orders: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('shops.manage') }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(say('shops.refusal.CURRENCY'))).toBeVisible()
    await expect(sheet.getByText(say('shops.order.REVERSED'))).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: say('shops.remove') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('shops.remove') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('shops.manage') })).toBeNull())
  },
}

/** A silent shop is asked why, and told again to send its orders. */
export const Repaired: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('shops.check') }))
    await expect(await canvas.findByText(say('shops.checked.REPAIRED'))).toBeVisible()
  },
}

/** The third step shows the snippet; pressing the button leads to the test order. */
export const NextStep: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('shops.do.keep.snippet') }))
    await expect(await canvas.findByRole('link', { name: say('shops.do.test') })).toHaveAttribute('target', '_blank')
  },
}

export const None: Story = { parameters: { scenario: 'shops-none' } }
export const Installing: Story = { parameters: { scenario: 'shops-installing' } }
export const Arriving: Story = { parameters: { scenario: 'shops-arriving' } }
export const Long: Story = { parameters: { scenario: 'shops-long' } }
export const Loading: Story = { parameters: { scenario: 'shops-loading' } }

/** A key that the shop does not accept is refused at its field. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'shops-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: say('shops.key') }), 'ck_1')
    await userEvent.type(canvas.getByRole('textbox', { name: say('shops.secret') }), 'cs_1')
    for (const field of canvas.getAllByRole('textbox', { name: say('shops.address') })) await userEvent.type(field, 'store.nabt.example')
    await userEvent.click(canvas.getByRole('button', { name: say('shops.enterKey') }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: say('shops.key') })).toBeInvalid())
  },
}

export const Failing: Story = {
  parameters: { scenario: 'shops-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('shops.failed') })).toBeVisible()
  },
}
