import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useFlags } from '#services/context.ts'
import { useAddressQuery } from '#shell/useAddress.ts'
import { canFindPrograms, discoverPath } from '../coming/program-entry.ts'
import type { WalletTabProps } from '../part-props.ts'
import { useSection } from '../useSection.ts'
import { useToday } from '../useToday.ts'
import { useWalletSheet } from '../useWalletSheet.ts'
import { openedTransaction, transactionsSection, walletPath, withTransaction } from '../wallet-address.ts'
import { Filters } from './Filters.tsx'
import { filterOf, isFiltered, listAddress, pageSize, pagesOf, readList, type List } from './list.ts'
import { ListWaiting } from './ListWaiting.tsx'
import { months, type Transaction } from './row.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { MyTransactionsDocument } from './transactions.generated.ts'
import * as styles from './transactions.css.ts'

/* The sheet of a transaction (3.4 kB) is loaded when it is opened. */
const TransactionSheet = lazyOverlay(() => import('./TransactionSheet.tsx').then((module) => module.TransactionSheet))

const none: readonly Transaction[] = []

/**
 * Tab with the transactions, ten per page, grouped by month (P-20). The filters, the page number and the open transaction are part of the
 * address.
 */
export function TransactionsTab({ wallet }: WalletTabProps) {
  useSection()
  const intl = useIntl()
  const today = useToday()
  const [query, changeQuery] = useAddressQuery()
  const list = readList(query)
  const sheet = useWalletSheet()
  const flags = useFlags()
  const canDiscover = wallet.ownerType !== 'BRAND' && canFindPrograms(flags.status === 'known' ? flags.flags : null)
  const offset = pageSize * (list.page - 1)
  const { data, previousData, error, loading, refetch } = useQuery(MyTransactionsDocument, {
    variables: { pagination: { limit: pageSize, offset }, filter: filterOf(list, today) },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const opened = openedTransaction(query)
  const show = (id: string | null) =>
    changeQuery((current) => withTransaction(current, id), { replace: id === null, preventScrollReset: true })
  const shown = (data ?? previousData)?.myTransactions
  const rows = shown?.data ?? none

  /* Redirects to the last page if the address names a page that no longer exists. */
  if (data && data.myTransactions.count > 0 && list.page > pagesOf(data.myTransactions.count))
    return <Navigate to={listAddress({ ...list, page: pagesOf(data.myTransactions.count) })} replace />

  return (
    <section
      id={transactionsSection}
      aria-label={intl.formatMessage({ id: 'wallet.tab.transactions' })}
      tabIndex={-1}
      className={styles.section}
    >
      <Stack gap="md">
        {(isFiltered(list) || rows.length > 0) && <Filters list={list} wallet={wallet} />}
        {!shown && (!error || loading) && <ListWaiting />}
        {!shown && error && !loading && (
          <ErrorState
            level={2}
            title={<FormattedMessage id="wallet.transactions.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {shown && rows.length === 0 && (
          <NothingFound isFiltered={isFiltered(list)} canDiscover={canDiscover} onTopUp={() => sheet.open('top-up')} />
        )}
        {rows.length > 0 && shown && (
          <>
            <Months rows={rows} wallet={wallet} opened={opened} onOpen={show} />
            <Pages list={list} count={shown.count} length={rows.length} />
          </>
        )}
        {opened !== null && (shown || error) && (
          <TransactionSheet id={opened} onPage={rows.find(({ id }) => id === opened) ?? null} onClose={() => show(null)} />
        )}
      </Stack>
    </section>
  )
}

type NothingFoundProps = {
  isFiltered: boolean
  /** Whether to suggest programs instead of a top-up. True for viewers who get money from rewards. */
  canDiscover: boolean
  onTopUp: () => void
}

const NothingFound = ({ isFiltered: isFew, canDiscover, onTopUp }: NothingFoundProps) =>
  isFew ? (
    <Empty
      level={2}
      title={<FormattedMessage id="wallet.transactions.noneFound" />}
      action={
        <LinkButton href={walletPath}>
          <FormattedMessage id="wallet.transactions.showAll" />
        </LinkButton>
      }
    >
      <FormattedMessage id="wallet.transactions.noneFoundText" />
    </Empty>
  ) : canDiscover ? (
    <Empty
      level={2}
      title={<FormattedMessage id="wallet.transactions.noneYet" />}
      action={
        <LinkButton href={discoverPath} variant="primary" iconStart="compass">
          <FormattedMessage id="wallet.firstDay.find" />
        </LinkButton>
      }
    >
      <FormattedMessage id="wallet.transactions.noneYetText" />
    </Empty>
  ) : (
    <Empty
      level={2}
      title={<FormattedMessage id="wallet.transactions.none" />}
      action={
        <Button iconStart="plus" onPress={onTopUp}>
          <FormattedMessage id="wallet.topUp" />
        </Button>
      }
    />
  )

type MonthsProps = Pick<WalletTabProps, 'wallet'> & { rows: readonly Transaction[]; opened: string | null; onOpen: (id: string) => void }

function Months({ rows, wallet, opened, onOpen }: MonthsProps) {
  const { date } = useFormats()
  return (
    <Card>
      <div className={`${styles.list} ${styles.stack}`}>
        {months(rows).map(({ month, rows: inMonth }) => (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <h2 className={styles.monthName} id={`month-${month}`}>
              {date(new Date(startOfDay(`${month}-15`)), 'month')}
            </h2>
            <ul className={styles.rows}>
              {inMonth.map((row) => (
                <TransactionRow key={row.id} row={row} wallet={wallet} isOpened={row.id === opened} onOpen={() => onOpen(row.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

function Pages({ list, count, length }: { list: List; count: number; length: number }) {
  const from = pageSize * (list.page - 1)
  return (
    <Pagination
      page={list.page}
      pages={pagesOf(count)}
      hrefFor={(page) => listAddress({ ...list, page })}
      summary={<FormattedMessage id="wallet.transactions.range" values={{ from: from + 1, to: from + length, count }} />}
    />
  )
}
