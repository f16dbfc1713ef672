import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { recheckMessages } from '#shared/verification/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from '../messages/catalogue.ts'
import type { WalletSheetProps } from '../part-props.ts'
import { WithWallet } from '../testing/WithWallet.tsx'
import { WithdrawSheet } from './WithdrawSheet.tsx'

/** Unmounts the sheet when it closes, as its page does. */
function Closing({ wallet, onClose }: WalletSheetProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return isOpen && <WithdrawSheet wallet={wallet} onClose={close} />
}

const meta = {
  title: 'Screens/Wallet/Withdraw',
  component: WithdrawSheet,
  tags: ['screen'],
  decorators: [withApp([walletMessages, recheckMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet?sheet=withdraw', scenario: 'wallet-at-rest' },
  args: { onClose: fn(), wallet: undefined as never },
  render: ({ onClose }) => <WithWallet>{(wallet) => <Closing wallet={wallet} onClose={onClose} />}</WithWallet>,
} satisfies Meta<typeof WithdrawSheet>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Replaces no-break spaces, because queries match plain spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

async function opened({ globals }: Context) {
  const words = spoken(globals)
  const { say, language } = words
  const { money, number } = createFormats(language)
  const sheet = within(await screen.findByRole('dialog', { name: say('wallet.withdraw.title') }))
  const amount = await sheet.findByRole('textbox', { name: say('wallet.amount') })
  const submit = (halalas: number) => sheet.findByRole('button', { name: say('wallet.withdraw.submitAmount', { amount: money(halalas) }) })
  return { ...words, money, number, sheet, amount, submit }
}

/** Before anything is typed, the sheet shows the limits, the accounts and the lines of the bill. */
export const Ready: Story = {}

/** The example of the design: 500 riyals to the first account, with its bill and its day of arrival. */
export const Filled: Story = {
  tags: ['!dev', 'both-languages'],
  play: async (context) => {
    const { say, sheet, amount, money, number, submit } = await opened(context)
    await expect(amount).toHaveAccessibleDescription(
      say('wallet.amount.range', { min: `\u2068${money(10_000)}\u2069`, max: `\u2068${money(1_298_050)}\u2069` }),
    )
    await userEvent.click(await sheet.findByRole('radio', { name: number(500) }))
    await waitFor(() => expect(sheet.getByText(say('wallet.withdraw.bill.total')).parentElement).toHaveTextContent(number(505.75)))
    await expect(sheet.getByText(say('wallet.withdraw.bill.after')).parentElement).toHaveTextContent(number(12_480.5, 'amount'))
    await expect(await submit(50_000)).toBeEnabled()
  },
}

/**
 * Types an amount in Arabic digits, chooses an account by keyboard, and sends with Enter. The sheet closes, and a message confirms the
 * amount.
 */
export const Sent: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, sheet, amount, money } = await opened(context)
    const second = await sheet.findByRole('radio', { name: /بنك النخيل/u })
    sheet.getByRole('radio', { name: /Najd Bank/u }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await userEvent.type(amount, '٥٠٠{Enter}')
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByText(say('wallet.withdraw.done'))).toBeVisible())
    const sum = plain(say('wallet.withdraw.sum', { amount: `\u2068${money(50_000)}\u2069`, bank: '\u2068بنك النخيل\u2069' }))
    await expect(screen.getByText(sum)).toBeVisible()
  },
}

/** After the highest amount and its fee, nothing is left in the wallet. */
export const Everything: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, sheet, amount, number } = await opened(context)
    await userEvent.click(await sheet.findByRole('radio', { name: say('wallet.withdraw.all') }))
    await expect(amount).toHaveValue(createFormats(spoken(context.globals).language).number(12_980.5, 'amount'))
    await waitFor(() => expect(sheet.getByText(say('wallet.withdraw.bill.after')).parentElement).toHaveTextContent(number(0, 'amount')))
  },
}

/** An amount that is too large, too small or missing is rejected at the field before anything is sent. The typed text stays. */
export const RefusedAtTheField: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, sheet, amount, money } = await opened(context)
    await sheet.findByRole('radio', { name: /Najd Bank/u })
    const least = plain(say('ds.moneyField.reason.belowMinimum', { limit: `\u2068${money(10_000)}\u2069` }))
    const most = plain(say('ds.moneyField.reason.aboveMaximum', { limit: `\u2068${money(1_298_050)}\u2069` }))
    await userEvent.type(amount, '99{Enter}')
    await waitFor(() => expect(sheet.getByText(least)).toBeVisible())
    await expect(amount).toHaveFocus()
    await userEvent.clear(amount)
    await userEvent.type(amount, '12980.51{Enter}')
    await waitFor(() => expect(sheet.getByText(most)).toBeVisible())
    await expect(amount).toHaveValue('12980.51')
    await userEvent.clear(amount)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(amount).toBeInvalid())
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

/**
 * The sheet opens with the focus on the amount. Tab moves through the sheet in reading order, from its title to its button, and then starts
 * again.
 */
export const ByKeyboard: Story = {
  tags: ['!dev', 'both-languages'],
  play: async (context) => {
    const { sheet, amount } = await opened(context)
    await sheet.findByRole('radio', { name: /Najd Bank/u })
    await waitFor(() => expect(amount).toHaveFocus())
    await userEvent.type(amount, '500')
    const tops: number[] = []
    for (const _stop of Array.from({ length: 5 })) {
      const stop = document.activeElement?.closest('label') ?? document.activeElement
      tops.push(stop?.getBoundingClientRect().top ?? 0)
      await userEvent.tab()
    }
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
}

/** Limits are checked on blur. The error has a reserved line, so that nothing below moves. The total is shown from the start. */
export const JudgedWhenLeft: Story = {
  tags: ['!dev', 'both-languages'],
  play: async (context) => {
    const { say, sheet, amount, money, number } = await opened(context)
    const account = await sheet.findByRole('radio', { name: /Najd Bank/u })
    const total = () => sheet.getByText(say('wallet.withdraw.bill.total')).parentElement
    await expect(total()).toHaveTextContent(number(0, 'amount'))
    await expect(sheet.getByText(say('wallet.withdraw.bill.after')).parentElement).toHaveTextContent(number(12_986.25, 'amount'))
    const place = () => account.closest('label')?.getBoundingClientRect().top
    const before = place()
    const least = plain(say('ds.moneyField.reason.belowMinimum', { limit: `\u2068${money(10_000)}\u2069` }))
    await userEvent.type(amount, '99')
    await waitFor(() => expect(sheet.queryByText(least)).toBeNull())
    await userEvent.tab()
    await waitFor(() => expect(sheet.getByText(least)).toBeVisible())
    await expect(amount).toBeInvalid()
    await expect(place()).toBe(before)
    await userEvent.type(amount, '9')
    await waitFor(() => expect(sheet.queryByText(least)).toBeNull())
    await expect(place()).toBe(before)
  },
}

/** A double press sends one withdrawal. */
export const SentOnce: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { amount, submit } = await opened(context)
    await userEvent.type(amount, '500')
    await userEvent.dblClick(await submit(50_000))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
}

const refused = (
  scenario: string,
  code: 'amount' | 'account' | 'form',
  text: (words: Awaited<ReturnType<typeof opened>>) => string,
): Story => ({
  tags: ['!dev'],
  parameters: { scenario },
  play: async (context) => {
    const words = await opened(context)
    await words.sheet.findByRole('radio', { name: /Najd Bank/u })
    await userEvent.type(words.amount, '500{Enter}')
    await waitFor(() => expect(words.sheet.getByText(plain(text(words)))).toBeVisible())
    if (code === 'amount') await expect(words.amount).toBeInvalid()
    if (code === 'form') await expect(words.sheet.getByRole('alert')).toHaveTextContent(plain(text(words)))
    await expect(['500', words.number(500)]).toContain((words.amount as HTMLInputElement).value)
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
})

export const NotVerified = refused('withdraw-not-verified', 'form', ({ say }) => say('USER_NOT_VERIFIED'))

/** After a long absence, the server refuses. The error has a link to the identity check, which returns to this sheet. */
export const CheckedAgain: Story = {
  parameters: { scenario: 'recheck-person' },
  play: async (context) => {
    const { say, sheet, amount } = await opened(context)
    await sheet.findByRole('radio', { name: /Najd Bank/u })
    await userEvent.type(amount, '500{Enter}')
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(say('USER_NOT_VERIFIED')))
    await expect(sheet.getByRole('link', { name: say('recheck.go.IDENTITY') })).toHaveAttribute(
      'href',
      '/verify-identity?returnTo=%2Fwallet%3Fsheet%3Dwithdraw',
    )
  },
}

export const InProgress = refused('wallet', 'form', ({ say }) => say('WITHDRAWAL_IN_PROGRESS'))
export const TooOften = refused('withdraw-too-often', 'form', ({ say, language }) =>
  say('RATE_LIMITED', { wait: createFormats(language).wait(12 * 3600) }),
)
export const AccountGone = refused('withdraw-account-gone', 'account', ({ say }) => say('WITHDRAWAL_ACCOUNT_NOT_FOUND'))
export const AccountNotReady = refused('withdraw-not-ready', 'account', ({ say, language }) =>
  say('WITHDRAWAL_ACCOUNT_NOT_READY', { availableAt: createFormats(language).date(new Date('2025-11-21T06:30:00.000Z')) }),
)
export const SpentMeanwhile = refused('withdraw-short', 'amount', ({ say, money }) =>
  say('INSUFFICIENT_WALLET_BALANCE', { required: money(50_575), available: money(20_000) }),
)
/** If the server cannot be reached, all values stay. */
export const Offline = refused('wallet-offline', 'form', ({ say }) => say('shell.offline.notReached'))

/** A bank account can be added from this sheet, and is then selected. */
export const AddsAnAccount: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wallet-no-account' },
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await userEvent.click(await sheet.findByRole('button', { name: say('wallet.accounts.add') }))
    const form = within(await screen.findByRole('dialog', { name: say('wallet.accounts.add') }))
    await userEvent.type(form.getByRole('textbox', { name: say('wallet.accounts.iban') }), 'sa0380000000608010167519')
    await userEvent.type(form.getByRole('textbox', { name: say('wallet.accounts.bankName') }), 'Najd Bank')
    await userEvent.type(form.getByRole('textbox', { name: say('wallet.accounts.name') }), 'Noura Alotaibi')
    await userEvent.type(form.getByRole('textbox', { name: say('wallet.accounts.swift') }), 'testsari')
    await userEvent.click(form.getByRole('button', { name: say('wallet.accounts.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: say('wallet.accounts.add') })).toBeNull())
    await expect(await sheet.findByRole('radio', { name: /Najd Bank/u })).toBeChecked()
  },
}

export const NoAccount: Story = { parameters: { scenario: 'wallet-no-account' } }
/** The balance is below the minimum of a withdrawal, so nothing can be withdrawn. */
export const TooLittle: Story = { parameters: { scenario: 'wallet-little' } }
/**
 * The balance covers the minimum, but not its fee and tax. The message does not mention tomorrow, because the daily limit is not the cause.
 */
export const TooLittleForTheFee: Story = {
  parameters: { scenario: 'wallet-short' },
  play: async (context) => {
    const { say, sheet, money } = await opened(context)
    const short = plain(say('wallet.withdraw.tooLittle', { min: `\u2068${money(10_000)}\u2069` }))
    await waitFor(() => expect(sheet.getByText(short)).toBeVisible())
    await expect(sheet.getByRole('button', { name: say('wallet.withdraw.submit') })).toBeDisabled()
  },
}
export const Long: Story = { parameters: { scenario: 'wallet-long' } }
/** If the fees cannot be loaded, the form stays and offers a retry. */
export const BillFails: Story = {
  parameters: { scenario: 'wallet-bill-error' },
  play: async (context) => {
    const { say, sheet, amount } = await opened(context)
    await userEvent.type(amount, '500')
    await waitFor(() => expect(sheet.getByText(say('wallet.bill.failed'))).toBeVisible())
    await expect(amount).toHaveValue('500')
  },
}
