import { FormattedMessage } from 'react-intl'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { accountNameOf, isOwned } from './account-name.ts'

type AccountTitleProps = {
  id: string
  /** Name of the account’s owner, if known. */
  owner?: string | null
}

/** Shows a ledger account in words: “Noura Alotaibi, available”. Shows the id if the account has no name. */
export function AccountTitle({ id, owner = null }: AccountTitleProps) {
  const name = accountNameOf(id)
  if (name === null) return <Ltr>{id}</Ltr>
  if (owner === null || !isOwned(name)) return <FormattedMessage id={`admin.ledgerAccount.${name}`} />
  return (
    <FormattedMessage
      id="admin.ledgerAccount.of"
      values={{ owner: <Bidi key="owner">{owner}</Bidi>, account: <FormattedMessage id={`admin.ledgerAccount.part.${name}`} /> }}
    />
  )
}
