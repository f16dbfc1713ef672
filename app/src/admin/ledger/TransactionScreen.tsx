import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { Entries } from '../money/Entries.tsx'
import { TransactionKind } from '../money/TransactionKind.tsx'
import { Section } from '../shell/Section.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import type { LedgerTransaction } from './ledger-transaction.ts'
import { missingIn } from './missing.ts'
import { Proofs } from './Proofs.tsx'
import { AdminLedgerTransactionDocument } from './TransactionScreen.generated.ts'

/** Shows one transaction: its entries, which sum to zero, their seals, and its reversal. */
export function TransactionScreen() {
  useAdminTitle('admin.place.ledgerTransaction')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminLedgerTransactionDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <Transaction transaction={data.adminLedgerTransaction} />
  if (!error) return <PageWaiting />
  if (missingIn(error))
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.ledger.transactionMissing" />}>
        <FormattedMessage id="admin.missing.text" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

function Transaction({ transaction }: { transaction: LedgerTransaction }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { kind, reference, at, reverses, reversedBy, entries, id } = transaction
  const title = <TransactionKind kind={kind} />
  const other = (name: 'reverses' | 'reversedBy', otherId: string | null) =>
    otherId === null
      ? []
      : [
          {
            id: name,
            name: intl.formatMessage({ id: `admin.ledger.${name}` }),
            value: (
              <TextLink key={name} href={`/ledger/transactions/${otherId}`}>
                <Ltr>{otherId}</Ltr>
              </TextLink>
            ),
          },
        ]
  return (
    <Stack gap="lg">
      <Breadcrumbs items={[{ href: '/ledger', label: intl.formatMessage({ id: 'admin.place.ledger' }) }]} current={title} />
      <Heading level={1} look="title">
        {title}
      </Heading>
      <Section title={<FormattedMessage id="admin.withdrawals.facts" />}>
        <DescriptionList
          look="pairs"
          items={[
            { id: 'at', name: intl.formatMessage({ id: 'admin.column.at' }), value: date(new Date(at), 'moment') },
            { id: 'reference', name: intl.formatMessage({ id: 'admin.column.reference' }), value: <Ltr key="reference">{reference}</Ltr> },
            { id: 'id', name: intl.formatMessage({ id: 'admin.ledger.transactionId' }), value: <Ltr key="id">{id}</Ltr> },
            ...other('reverses', reverses),
            ...other('reversedBy', reversedBy),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="admin.column.entries" />}>
        <Entries entries={entries} isLinked label={intl.formatMessage({ id: 'admin.column.entries' })} />
      </Section>
      <Proofs entries={entries} />
    </Stack>
  )
}
