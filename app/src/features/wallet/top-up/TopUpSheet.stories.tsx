import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { useLocation } from 'react-router'
import { walletMessages } from '../messages/catalogue.ts'
import { WithWallet } from '../testing/WithWallet.tsx'
import { TopUpSheet } from './TopUpSheet.tsx'

/** Renders the query of the address, so that play functions can read it. */
const Address = () => (
  <VisuallyHidden>
    <output data-testid="address">{useLocation().search}</output>
  </VisuallyHidden>
)

const meta = {
  title: 'Screens/Wallet/Top up',
  component: TopUpSheet,
  tags: ['screen'],
  decorators: [withApp([walletMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet?sheet=top-up', scenario: 'wallet' },
  args: { onClose: fn(), wallet: undefined as never },
  render: ({ onClose }) => (
    <>
      <Address />
      <WithWallet>{(wallet) => <TopUpSheet wallet={wallet} onClose={onClose} />}</WithWallet>
    </>
  ),
} satisfies Meta<typeof TopUpSheet>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ globals }: Context) {
  const words = spoken(globals)
  const { say, language } = words
  const formats = createFormats(language)
  const sheet = within(await screen.findByRole('dialog', { name: say('wallet.topUp.title') }))
  const amount = await sheet.findByRole('textbox', { name: say('wallet.amount') })
  const submit = (halalas: number) =>
    sheet.findByRole('button', { name: say('wallet.topUp.submitAmount', { amount: formats.money(halalas) }) })
  return { ...words, ...formats, sheet, amount, submit }
}

export const Ready: Story = {}

/**
 * Tops up a thousand riyals by card: the sheet shows the bill and the balance afterwards. The previous bill stays until the next bill is
 * loaded.
 */
export const Filled: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, sheet, amount, number, percent } = await opened(context)
    await userEvent.click(await sheet.findByRole('radio', { name: number(1000) }))
    const total = sheet.getByText(say('wallet.topUp.bill.totalCard')).parentElement
    await waitFor(() => expect(total).toHaveTextContent(number(1_028.75)))
    await waitFor(() => expect(sheet.getByText(say('wallet.bill.vatShare', { share: percent(0.15) }))).toBeVisible())
    await expect(sheet.getByText(say('wallet.topUp.bill.after')).parentElement).toHaveTextContent(number(13_480.5, 'amount'))
    await userEvent.click(sheet.getByRole('radio', { name: number(5000) }))
    await expect(total).toHaveTextContent(number(1_028.75))
    await waitFor(() => expect(total).toHaveTextContent(number(5_143.75)))
    await expect(amount).toHaveValue(number(5000))
  },
}

/** The demo's checkout page returns to the wallet, which then polls the payment. */
export const GoesToThePayment: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { sheet, say, amount, submit } = await opened(context)
    await userEvent.click(sheet.getByRole('radio', { name: new RegExp(say('wallet.topUp.method.BANK'), 'u') }))
    await userEvent.type(amount, '١٠٠٠')
    await userEvent.dblClick(await submit(100_000))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\?topUp=[0-9a-f-]{36}$/))
  },
}

/** After the browser's back button on the checkout page, the wallet is as it was, and the form can be sent again. */
export const CameBack: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { amount, submit } = await opened(context)
    await userEvent.type(amount, '1000')
    const button = await submit(100_000)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/topUp=/))
    await expect(button).toHaveAttribute('data-pending')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await expect(button).toHaveAttribute('data-pending')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'))
  },
}

/** The limits depend on the day. The field names the limit that is violated, and the amount that would be accepted. */
export const RefusedAtTheField: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, amount, money } = await opened(context)
    const least = say('ds.moneyField.reason.belowMinimum', { limit: `\u2068${money(1000)}\u2069` })
    await userEvent.type(amount, '9.99{Enter}')
    await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining(least)))
    await expect(amount).toHaveFocus()
  },
}

/** If a gateway was switched off after the page loaded, the error is shown at the choice of methods. */
export const Unsupported: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'top-up-unsupported' },
  play: async (context) => {
    const { say, sheet, amount, number } = await opened(context)
    await userEvent.type(amount, '1000{Enter}')
    await waitFor(() => expect(sheet.getByText(say('UNSUPPORTED_PAYMENT_GATEWAY'))).toBeVisible())
    await expect(amount).toHaveValue(number(1000))
  },
}

export const Offline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-offline' },
  play: async (context) => {
    const { say, sheet, amount } = await opened(context)
    await userEvent.type(amount, '1000{Enter}')
    await expect(await sheet.findByRole('alert')).toHaveTextContent(say('shell.offline.notReached'))
    await expect(amount).toHaveValue('1000')
  },
}

export const Brand: Story = { parameters: { scenario: 'wallet-brand' } }
export const FirstDay: Story = { parameters: { scenario: 'wallet-empty' } }
