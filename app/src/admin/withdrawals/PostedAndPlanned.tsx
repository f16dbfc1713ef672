import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accountHref, Entries } from '../money/Entries.tsx'
import { TransactionKind } from '../money/TransactionKind.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { settlementEntries } from './settlement-entries.ts'
import { isOpen, type BankAnswer, type WithdrawalCase } from './withdrawal-row.ts'
import * as styles from './Case.css.ts'

/** Shows the ledger transactions of a withdrawal, and the transaction that the chosen answer will post. Each says that it sums to zero. */
export function PostedAndPlanned({ one, answer }: { one: WithdrawalCase; answer: BankAnswer | null }) {
  const intl = useIntl()
  const { date } = useFormats()
  const mayReadLedger = adminMayCall(useAdmin().role, 'adminLedgerEntries')
  const { row, posted } = one
  const owner = { profileId: row.profileId, name: row.profileName }
  const sums = { profileId: row.profileId, subtotal: row.amount, fee: one.fee, vat: one.vat }
  const plannedTitle = answer && (`admin.withdrawals.planned.${answer}` as const)
  return (
    <Section
      title={<FormattedMessage id="admin.place.ledger" />}
      end={
        mayReadLedger && (
          <TextLink isStandalone href={accountHref(availableAccount(row.profileId))}>
            <FormattedMessage id="admin.withdrawals.openLedger" />
          </TextLink>
        )
      }
    >
      {posted.map(({ id, kind, at, entries }) => (
        <div key={id} className={styles.transaction}>
          <Heading level={3} look="label">
            {mayReadLedger ? (
              <TextLink href={`/ledger/transactions/${id}`}>
                <TransactionKind kind={kind} />
              </TextLink>
            ) : (
              <TransactionKind kind={kind} />
            )}
          </Heading>
          <Text look="caption" tone="muted">
            {date(new Date(at), 'moment')}
          </Text>
          <Entries
            entries={entries}
            owner={owner}
            label={intl.formatMessage({ id: 'admin.ledger.entriesOf' }, { moment: date(new Date(at), 'moment') })}
          />
        </div>
      ))}
      {isOpen(row) && plannedTitle && (
        <div className={styles.transaction}>
          <Heading level={3} look="label">
            <FormattedMessage id={plannedTitle} />
          </Heading>
          <Text look="caption" tone="muted">
            <FormattedMessage id="admin.withdrawals.nothingPosted" />
          </Text>
          <Entries
            entries={settlementEntries(sums, answer === 'paid')}
            owner={owner}
            look="planned"
            label={intl.formatMessage({ id: plannedTitle })}
          />
        </div>
      )}
    </Section>
  )
}
