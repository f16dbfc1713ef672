import { FormattedMessage } from 'react-intl'
import type { EntryDraft } from '@wasla/contract/ledger/posting.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { AccountTitle } from './AccountTitle.tsx'
import { Figures } from './Figures.tsx'
import * as styles from './Entries.css.ts'

type EntriesProps = {
  entries: readonly EntryDraft[]
  /** The owner of the wallet: its accounts contain the id of the profile. */
  owner?: { readonly profileId: string; readonly name: string }
  /** Planned entries are muted. @default 'posted' */
  look?: keyof typeof styles.list
  /** Whether the accounts link to their pages; true only for readers of the ledger. */
  isLinked?: boolean
  label: string
}

/** Lists the entries of a transaction by account, with their sum, which is zero (I2). */
export function Entries({ entries, owner, look = 'posted', isLinked = false, label }: EntriesProps) {
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const ownerOf = (accountId: string) => (owner && accountId.includes(`:${owner.profileId}:`) ? owner.name : null)
  return (
    <ul className={styles.list[look]} aria-label={label}>
      {entries.map(({ accountId, amount }) => (
        <li key={accountId} className={styles.entry}>
          <span className={styles.name}>
            {isLinked ? (
              <TextLink href={accountHref(accountId)}>
                <AccountTitle id={accountId} owner={ownerOf(accountId)} />
              </TextLink>
            ) : (
              <AccountTitle id={accountId} owner={ownerOf(accountId)} />
            )}
            <span className={styles.id}>
              <Ltr>{accountId}</Ltr>
            </span>
          </span>
          <span className={styles.figure}>
            <Figures halalas={amount} sign="always" isQuiet={look === 'planned'} />
          </span>
        </li>
      ))}
      <li className={styles.sum}>
        <span className={styles.balanced[look]}>
          {sum === 0 && <Icon name="check" size="small" />}
          <FormattedMessage id={sum === 0 ? 'admin.ledger.sumsToZero' : 'admin.ledger.sum'} />
        </span>
        <span className={styles.figure}>
          <Figures halalas={sum} sign="always" isQuiet={look === 'planned'} />
        </span>
      </li>
    </ul>
  )
}

/** Returns the address of a ledger account’s page. */
export const accountHref = (id: string): string => `/ledger/accounts/${encodeURIComponent(id)}`
