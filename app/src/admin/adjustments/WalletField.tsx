import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Combobox } from '@wasla/design-system/components/Combobox'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { AdminLedgerAccountsDocument } from '../ledger/LedgerScreen.generated.ts'
import type { Wallet } from './proposal.ts'

type WalletFieldProps = { value: Wallet | null; onChange: (wallet: Wallet | null) => void }

/** Finds a wallet by its owner’s name and shows its balance. */
export function WalletField({ value, onChange }: WalletFieldProps) {
  const client = useApolloClient()
  const { money } = useFormats()
  const load = async (term: string, signal: AbortSignal) => {
    const { data } = await client.query({
      query: AdminLedgerAccountsDocument,
      variables: { term: term || null, pagination: { limit: 20 } },
      context: { errors: 'mine', fetchOptions: { signal } },
      fetchPolicy: 'network-only',
    })
    return (data?.adminLedgerAccounts.data ?? []).flatMap(({ kind, profileId, profileName, balance }) =>
      kind === 'OWNED' && profileId !== null && profileName !== null
        ? [{ id: profileId, label: profileName, description: money(balance) }]
        : [],
    )
  }
  return (
    <Combobox
      name="profileId"
      label={<FormattedMessage id="admin.column.wallet" />}
      load={load}
      least={2}
      value={value}
      onChange={(option) => onChange(option && { id: option.id, label: option.label })}
    />
  )
}
