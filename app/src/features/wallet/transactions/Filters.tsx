import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { ChipSelect } from '@wasla/design-system/components/Chip/ChipSelect.tsx'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { pagePart } from '#lazy/page-part.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import type { WalletFiguresFragment } from '../wallet.generated.ts'
import { Downloads } from './Downloads.tsx'
import { dateChoices, listAddress, readList, showsOf, type DateChoice, type List, type Show } from './list.ts'
import * as styles from './transactions.css.ts'

/* The fields for a custom range (12.8 kB with their calendar) are loaded only if it is chosen. */
const OwnDays = pagePart(() => import('./OwnDays.tsx').then((module) => module.OwnDays))

/** Filters of the list of transactions, and its downloads. */
export function Filters({ list, wallet }: { list: List; wallet: WalletFiguresFragment }) {
  const intl = useIntl()
  const changeAddress = useChangeAddress()
  const go = (change: Partial<List>) =>
    changeAddress((query) => listAddress({ ...readList(query), page: 1, ...change }), { preventScrollReset: true })
  return (
    <>
      <div className={styles.filters}>
        <ChipSelect
          label={intl.formatMessage({ id: 'wallet.filter.types' })}
          options={showsOf(wallet.ownerType).map((id) => ({ id, label: intl.formatMessage({ id: `wallet.show.${id}` }) }))}
          value={list.show}
          onChange={(id) => go({ show: id as Show })}
          isSet={list.show !== 'all'}
        />
        <ChipSelect
          label={intl.formatMessage({ id: 'wallet.filter.dates' })}
          options={dateChoices.map((id) => ({ id, label: intl.formatMessage({ id: `wallet.dates.${id}` }) }))}
          value={list.dates}
          onChange={(id) => go({ dates: id as DateChoice })}
          isSet={list.dates !== 'any'}
        />
        <Downloads list={list} months={wallet.statementMonths} />
      </div>
      {list.dates === 'custom' && (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonBlock shape="control" />
            </Skeleton>
          }
        >
          <OwnDays days={list.custom} onChange={(custom) => go({ custom })} />
        </Suspense>
      )}
    </>
  )
}
