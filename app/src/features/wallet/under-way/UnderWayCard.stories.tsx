import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocation } from 'react-router'
import { topUpOfScenario } from '@wasla/mocks/scenarios/wallet.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { spoken } from '#testing/say.ts'
import { leaving } from '#testing/story-services.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from '../messages/catalogue.ts'
import { WalletScreen } from '../WalletScreen.tsx'
import { UnderWayCard } from './UnderWayCard.tsx'

/** Renders the query of the address, so that play functions can read it. */
const Address = () => (
  <VisuallyHidden>
    <output data-testid="address">{useLocation().search}</output>
  </VisuallyHidden>
)

const meta = {
  title: 'Screens/Wallet/Under way',
  component: UnderWayCard,
  tags: ['screen'],
  decorators: [withApp([walletMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet', scenario: 'wallet-top-up-slow' },
  args: { topUpId: topUpOfScenario, onClose: fn() },
  render: (args) => (
    <AppLayout>
      <UnderWayCard {...args} />
      <Address />
    </AppLayout>
  ),
} satisfies Meta<typeof UnderWayCard>
export default meta
type Story = StoryObj<typeof meta>

export const Confirming: Story = {}

/** A payer who came back without paying can open the payment page again. */
export const Unpaid: Story = { parameters: { scenario: 'wallet-top-up-unpaid' } }
export const GoesOnToPay: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-top-up-unpaid' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const left: unknown[] = []
    const note = (event: Event) => void left.push((event as CustomEvent).detail)
    window.addEventListener(leaving, note)
    await userEvent.click(await canvas.findByRole('button', { name: say('wallet.topUp.submit') }))
    window.removeEventListener(leaving, note)
    await expect(left).toEqual(['https://pay.example/checkout/1'])
  },
}

/** The card polls the payment and says when the money has arrived. */
export const Confirmed: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-top-up-open' },
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('wallet.underWay.confirming'))).toBeVisible())
    await expect(await canvas.findByText(say('wallet.underWay.paid'), undefined, { timeout: 15_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('wallet.underWay.done') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** “Try again” opens the form again. */
export const Declined: Story = {
  parameters: { scenario: 'wallet-top-up-declined' },
}
export const TriedAgain: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-top-up-declined' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('wallet.underWay.failed.declined'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('wallet.underWay.tryAgain') }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('sheet=top-up'))
  },
}
/** On the wallet's page, the form opens with the unpaid amount. If another method was requested, no method is selected. */
export const KeepsTheForm: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-top-up-declined', path: `/wallet?topUp=${topUpOfScenario}` },
  render: () => (
    <AppLayout>
      <WalletScreen />
    </AppLayout>
  ),
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('wallet.underWay.otherMethod') }))
    const sheet = within(await screen.findByRole('dialog', { name: say('wallet.topUp.title') }))
    const amount = await sheet.findByRole('textbox', { name: say('wallet.amount') })
    await expect(amount).toHaveValue(createFormats(language).number(1000))
    for (const way of sheet.getAllByRole('radio', { name: new RegExp(say('wallet.topUp.method.CARD'), 'u') }))
      await expect(way).not.toBeChecked()
  },
}
export const Cancelled: Story = { parameters: { scenario: 'wallet-top-up-cancelled' } }
export const Paid: Story = { parameters: { scenario: 'wallet-top-up-paid' } }
export const Loading: Story = { parameters: { scenario: 'wallet-loading' } }
export const Missing: Story = { args: { topUpId: 'nobodys' } }
export const Error: Story = { parameters: { scenario: 'wallet-error' } }
