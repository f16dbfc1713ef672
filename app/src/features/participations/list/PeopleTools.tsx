import type { ReactElement } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Menu } from '@wasla/design-system/components/Menu'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { PeopleSearch } from './PeopleSearch.tsx'
import * as styles from './PeopleTools.css.ts'
import { isOpenType, peopleTypes, type OpenType, type PeopleList } from './people-list.ts'

type PeopleToolsProps<Order extends string> = {
  list: PeopleList<Order>
  /** Ids and names of the orders. The first order is the default. */
  orders: readonly Order[]
  orderName: (order: Order) => string
  /** Number of people of each type; undefined while it loads. */
  counts: Readonly<Record<OpenType, number>> | undefined
  searchLabel: string
  onChange: (change: Partial<PeopleList<Order>>, replace?: boolean) => void
}

/** Type filter, search and order of a list. Types of profile that cannot join are shown, but disabled (S2 §2). */
export function PeopleTools<Order extends string>({ list, orders, orderName, counts, searchLabel, onChange }: PeopleToolsProps<Order>) {
  const intl = useIntl()
  const { number } = useFormats()
  const sections = [
    {
      id: 'orders',
      'aria-label': intl.formatMessage({ id: 'participations.sort' }),
      items: orders.map((order) => ({
        id: order,
        label: orderName(order),
        isCurrent: order === list.order,
        onAction: () => onChange({ order }),
      })),
    },
  ]
  const name = intl.formatMessage({ id: 'participations.sortedBy' }, { order: orderName(list.order) })
  const menu = (trigger: ReactElement) => <Menu trigger={trigger} sections={sections} />
  return (
    <div className={styles.tools}>
      <ChipGroup
        label={intl.formatMessage({ id: 'participations.types' })}
        overflow="scroll"
        options={peopleTypes.map((type) => ({
          id: type,
          isDisabled: !isOpenType(type),
          label: (
            <>
              <FormattedMessage id={`participations.type.${type}`} />
              {counts && isOpenType(type) && <span className={styles.count}>{number(counts[type])}</span>}
            </>
          ),
        }))}
        selected={[list.type]}
        onChange={([type]) => onChange({ type: type !== undefined && isOpenType(type) ? type : 'all' })}
      />
      <div className={styles.line}>
        <PeopleSearch label={searchLabel} term={list.term} onSearch={(term) => onChange({ term }, true)} />
        {orders.length > 1 && (
          <>
            <span className={styles.onDesktop}>
              {menu(
                <Button iconStart="sort">
                  <VisuallyHidden>
                    <FormattedMessage id="participations.sort" />
                  </VisuallyHidden>
                  {orderName(list.order)}
                </Button>,
              )}
            </span>
            <span className={styles.onPhone}>{menu(<IconButton icon="sort" variant="bordered" label={name} />)}</span>
          </>
        )}
      </div>
    </div>
  )
}
