import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import type { ListShape } from '../lists/list-state.ts'
import { useList } from '../lists/useList.ts'
import { AccountTitle } from '../money/AccountTitle.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { ScreenHead } from '../shell/ScreenHead.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { AccountEntries } from './AccountEntries.tsx'
import { BalanceCheck } from './BalanceCheck.tsx'
import { missingIn } from './missing.ts'
import { AdminLedgerEntriesDocument, type AdminLedgerEntriesQuery } from './AccountScreen.generated.ts'
import * as styles from './AccountScreen.css.ts'

const shape: ListShape = { sorts: ['at'], defaultDirection: 'DESC', filters: {} }

/** Shows one account: its entries with the balance after each, then the balance carried over. */
export function AccountScreen() {
  useAdminTitle('admin.ledger.account')
  const { id = '' } = useParams()
  const list = useList(shape)
  const { limit, offset } = list.pagination
  const { data, previousData, error, loading, refetch } = useQuery(AdminLedgerEntriesDocument, {
    variables: { accountId: id, pagination: { limit, offset } },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? (error ? undefined : previousData)
  if (shown)
    return (
      <Stack gap="lg">
        <Account page={(shown as AdminLedgerEntriesQuery).adminLedgerEntries} isBusy={loading}>
          {(shown as AdminLedgerEntriesQuery).adminLedgerEntries.count > 0 && (
            <ListPages page={list.state.page} count={(shown as AdminLedgerEntriesQuery).adminLedgerEntries.count} hrefFor={list.hrefFor} />
          )}
        </Account>
      </Stack>
    )
  if (!error) return <PageWaiting />
  if (missingIn(error))
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.ledger.accountMissing" />}>
        <FormattedMessage id="admin.missing.text" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

type AccountProps = {
  page: AdminLedgerEntriesQuery['adminLedgerEntries']
  isBusy: boolean
  /** Pagination of the entries. */
  children: ReactNode
}

function Account({ page, isBusy, children }: AccountProps) {
  const intl = useIntl()
  const { role } = useAdmin()
  const { account } = page
  const title = <AccountTitle id={account.id} owner={account.profileName ?? account.programName} />
  const mayPropose = account.kind === 'OWNED' && account.profileId !== null && adminMayCall(role, 'adminProposeAdjustment')
  return (
    <>
      <Breadcrumbs items={[{ href: '/ledger', label: intl.formatMessage({ id: 'admin.place.ledger' }) }]} current={title} />
      <ScreenHead title="admin.ledger.account" lead={<FormattedMessage id="admin.ledger.accountLead" />} />
      <Card isClipped aria-busy={isBusy || undefined}>
        <div className={styles.head}>
          <span className={styles.name}>
            {title}
            <span className={styles.id}>
              <Ltr>{account.id}</Ltr>
            </span>
          </span>
          <Amount halalas={account.balance} size="hero" />
        </div>
        <AccountEntries entries={page.data} carriedOver={page.carriedOver} />
        <BalanceCheck entries={account.entries} />
      </Card>
      {children}
      {mayPropose && (
        <div>
          <LinkButton href={`/adjustments?dialog=propose:${account.profileId}`}>
            <FormattedMessage id="admin.adjustments.proposeHere" />
          </LinkButton>
        </div>
      )}
    </>
  )
}
