import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { walletDefaults } from '@wasla/contract/wallet/terms.ts'
import { Card } from '@wasla/design-system/components/Card'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { AddButton } from '#shared/list/AddButton.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { AccountRow } from './AccountRow.tsx'
import { DeleteWithdrawalAccountDocument, MyWithdrawalAccountsDocument } from './accounts.generated.ts'
import type { OwnAccount } from './own-account.ts'

/* The import also contains the list of countries. */
const AccountSheet = lazyOverlay(() => import('./AccountSheet.tsx').then((module) => module.AccountSheet))

const none: readonly OwnAccount[] = []

/** Tab with the viewer's bank accounts: the list, a sheet with the form of an account, and a confirmation before a removal (P-13). */
export function AccountsTab() {
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(MyWithdrawalAccountsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const accounts = data?.myWithdrawalAccounts.data ?? none
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const editing = useUrlDialog('account')
  const removal = useRemoval('remove-account', accounts, list, add)
  const [remove] = useMutation(DeleteWithdrawalAccountDocument)
  const account = accounts.find(({ id }) => id === editing.value) ?? null

  const confirm = async ({ id }: OwnAccount) => {
    await remove({
      variables: { id },
      update(cache) {
        cache.updateQuery({ query: MyWithdrawalAccountsDocument }, (known) => {
          if (!known) return known
          const rest = known.myWithdrawalAccounts.data.filter((one) => one.id !== id)
          return { myWithdrawalAccounts: { ...known.myWithdrawalAccounts, count: rest.length, data: rest } }
        })
      },
    })
    showToast({ tone: 'success', text: <FormattedMessage id="wallet.accounts.removed" /> })
  }

  if (!data)
    return (
      <Waiting
        error={error}
        failed={<FormattedMessage id="wallet.accounts.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    )
  return (
    <Stack gap="md">
      {accounts.length > 0 && (
        <Card as="section" aria-label={intl.formatMessage({ id: 'wallet.accounts.title' })}>
          <ul ref={list}>
            {accounts.map((one) => (
              <AccountRow key={one.id} account={one} onEdit={() => editing.openWith(one.id)} onRemove={() => removal.ask(one.id)} />
            ))}
          </ul>
        </Card>
      )}
      <AddButton
        label={<FormattedMessage id="wallet.accounts.add" />}
        count={accounts.length}
        max={walletDefaults.accounts}
        empty={{ title: <FormattedMessage id="wallet.accounts.empty" />, text: <FormattedMessage id="wallet.accounts.emptyText" /> }}
        onPress={editing.open}
        buttonRef={add}
      />
      {editing.isOpen && (editing.value === null || account) && (
        <AccountSheet key={account?.id ?? 'new'} account={account} onClose={editing.close} />
      )}
      <RemoveDialog
        removal={removal}
        title={({ bankName }) => <FormattedMessage id="wallet.accounts.ask" values={{ bank: <Bidi key="bank">{bankName}</Bidi> }} />}
        onConfirm={confirm}
      >
        {removal.chosen && <Ltr>{removal.chosen.iban}</Ltr>}
      </RemoveDialog>
    </Stack>
  )
}
