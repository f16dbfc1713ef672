import { FormattedMessage } from 'react-intl'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { accountNameOf, isOwned } from './account-name.ts'

type AccountTitleProps = {
  id: string
  /** Whose account it is, where that is known. */
  owner?: string | null
}

/** An account of the ledger in words: “Noura Alotaibi, available”. One that has no words is shown by its id. */
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
