import { FormattedMessage, useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Badge } from '@wasla/design-system/components/Badge'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from '../lists/TwoLines.tsx'
import { useNow } from '../services/useNow.ts'
import { Section } from '../shell/Section.tsx'
import type { WithdrawalCase } from './withdrawal-row.ts'
import * as styles from './Case.css.ts'

/** Shows the facts of a withdrawal that an admin needs before the decision. */
export function Facts({ one }: { one: WithdrawalCase }) {
  const intl = useIntl()
  const { date, ago, money } = useFormats()
  const now = useNow()
  const { row, fee, vat, verifiedName, swiftCode, accountAddedAt, previousWithdrawals } = one
  const fact = (
    id: 'bankReceives' | 'total' | 'bankAccount' | 'accountAdded' | 'nameOnAccount' | 'verifiedName' | 'requested' | 'previous',
    value: Description['value'],
  ): Description => ({ id, name: intl.formatMessage({ id: `admin.withdrawalFact.${id}` }), value })
  const added = new Date(accountAddedAt)
  const items = [
    fact('bankReceives', <Amount key="amount" halalas={row.amount} size="small" />),
    fact(
      'total',
      <TwoLines key="total" second={<FormattedMessage id="admin.withdrawals.feeAndVat" values={{ fee: money(fee), vat: money(vat) }} />}>
        <Amount halalas={row.total} size="small" />
      </TwoLines>,
    ),
    fact(
      'bankAccount',
      <TwoLines key="bank" second={<Ltr>{`${row.iban} · ${swiftCode}`}</Ltr>}>
        <Bidi>{row.bankName}</Bidi>
      </TwoLines>,
    ),
    fact(
      'accountAdded',
      <TwoLines key="added" second={ago(added, new Date(now))}>
        {date(added, 'day')}
      </TwoLines>,
    ),
    fact(
      'nameOnAccount',
      <span key="name" className={styles.fact}>
        <Bidi>{row.nameOnAccount}</Bidi>
        {!row.nameMatches && (
          <Badge tone="warning" icon="triangle-alert">
            <FormattedMessage id="admin.withdrawals.nameDiffers" />
          </Badge>
        )}
      </span>,
    ),
    fact(
      'verifiedName',
      verifiedName === null ? intl.formatMessage({ id: 'admin.withdrawals.notVerified' }) : <Bidi key="verified">{verifiedName}</Bidi>,
    ),
    fact('requested', date(new Date(row.createdAt), 'moment')),
    fact('previous', intl.formatMessage({ id: 'admin.withdrawals.previous' }, { count: previousWithdrawals })),
  ]
  return (
    <Section title={<FormattedMessage id="admin.withdrawals.facts" />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}
