import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from '../messages/catalogue.ts'
import { AccountsTab } from './AccountsTab.tsx'

const meta = {
  title: 'Screens/Wallet/Bank accounts',
  component: AccountsTab,
  tags: ['screen'],
  decorators: [withApp([walletMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet?tab=accounts', scenario: 'wallet-at-rest' },
  render: () => (
    <AppLayout>
      <AccountsTab />
    </AppLayout>
  ),
} satisfies Meta<typeof AccountsTab>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openForm({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  await userEvent.click(await canvas.findByRole('button', { name: say('wallet.accounts.add') }))
  const form = within(await screen.findByRole('dialog', { name: say('wallet.accounts.add') }))
  const field = (name: 'iban' | 'bankName' | 'name' | 'swift') => form.getByRole('textbox', { name: say(`wallet.accounts.${name}`) })
  const save = () => userEvent.click(form.getByRole('button', { name: say('wallet.accounts.save') }))
  return { ...words, form, field, save }
}

export const Two: Story = {}

/** Accepts an IBAN in any common form. During typing, groups it and keeps the caret at the same character. */
export const TypedAsPeopleHaveIt: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { field } = await openForm(context)
    const iban = field('iban') as HTMLInputElement
    await userEvent.type(iban, 'sa٠٣8000 0000')
    await expect(iban).toHaveValue('SA03 8000 0000')
    iban.setSelectionRange(4, 4)
    await userEvent.keyboard('1')
    await expect(iban).toHaveValue('SA03 1800 0000 0')
    await expect(iban.selectionStart).toBe(6)
    await userEvent.type(field('swift'), 'test sar١')
    await expect(field('swift')).toHaveValue('TESTSAR1')
  },
}

/**
 * Shows each problem at its field and keeps all values. Without real money, an invalid IBAN is only a warning, and the account is saved
 * with it.
 */
export const AddedWithAWarning: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, field, save } = await openForm(context)
    await save()
    await waitFor(() => expect(field('iban')).toHaveFocus())
    await expect(field('iban')).toHaveAccessibleDescription(say('required.iban'))
    await userEvent.type(field('iban'), 'SA00 4500 0000 7712 0338 8127')
    await userEvent.type(field('bankName'), 'بنك طويق')
    await waitFor(() => expect(screen.getByText(say('wallet.accounts.warning.IBAN_CHECKSUM'))).toBeVisible())
    await userEvent.type(field('name'), 'Faisal Alharbi')
    await userEvent.type(field('swift'), 'abc')
    await save()
    await waitFor(() => expect(field('swift')).toHaveFocus())
    await expect(field('swift')).toHaveAccessibleDescription(say('field.swiftCode'))
    await userEvent.clear(field('swift'))
    await userEvent.type(field('swift'), 'testsari')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const list = context.canvas.getByRole('region', { name: say('wallet.accounts.title') })
    await waitFor(() => expect(within(list).getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(2))
    await expect(within(list).getByText(say('wallet.accounts.warning.IBAN_CHECKSUM'))).toBeVisible()
    await expect(within(list).getByText(say('wallet.accounts.warning.NAME_MISMATCH'))).toBeVisible()
  },
}

/** If the same IBAN is entered twice, the second is rejected at its field. */
export const SavedAlready: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, field, save } = await openForm(context)
    await userEvent.type(field('iban'), 'SA0380000000608010167519')
    await userEvent.type(field('bankName'), 'Najd Bank')
    await userEvent.type(field('name'), 'Noura Alotaibi')
    await userEvent.type(field('swift'), 'TESTSARI')
    await save()
    await waitFor(() => expect(field('iban')).toHaveAccessibleDescription(say('WITHDRAWAL_ACCOUNT_CONFLICT')))
    await expect(field('iban')).toHaveValue('SA03 8000 0000 6080 1016 7519')
  },
}

/** Changes an account without typing its IBAN, which stays the same. */
export const Changed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('wallet.accounts.editOne', { name: '\u2068Najd Bank\u2069' }) }))
    const form = within(await screen.findByRole('dialog', { name: say('wallet.accounts.edit') }))
    const bank = form.getByRole('textbox', { name: say('wallet.accounts.bankName') })
    await userEvent.clear(bank)
    await userEvent.type(bank, 'Sahil Bank')
    await userEvent.click(form.getByRole('button', { name: say('wallet.accounts.saveChanges') }))
    await waitFor(() => expect(canvas.getByText('Sahil Bank')).toBeVisible())
    await expect(canvas.getByText('SA•• •••• … 7519')).toBeVisible()
  },
}

/** Asks for a confirmation, which names the account, and removes it. The next account gets the focus. */
export const Removed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('list.actions', { name: '\u2068Najd Bank\u2069' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('wallet.accounts.remove') }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText('SA•• •••• … 7519')).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('list.removeYes') }))
    await waitFor(() => expect(canvas.queryByText('Najd Bank')).toBeNull())
    await expect(canvas.getByText('بنك النخيل')).toBeVisible()
  },
}

/** While a withdrawal to an account is under way, the account can be neither changed nor removed. */
export const InUse: Story = {
  parameters: { scenario: 'wallet' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('wallet.accounts.inUse'))).toBeVisible())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: say('wallet.accounts.editOne', { name: '\u2068Najd Bank\u2069' }) })).toBeNull(),
    )
  },
}
export const Empty: Story = { parameters: { scenario: 'wallet-no-account' } }
export const Five: Story = { parameters: { scenario: 'wallet-five-accounts' } }
export const Long: Story = { parameters: { scenario: 'wallet-long' } }
export const Loading: Story = { parameters: { scenario: 'wallet-loading' } }
export const Error: Story = { parameters: { scenario: 'wallet-error' } }
export const Form: Story = { parameters: { path: '/wallet?tab=accounts&dialog=account' } }
