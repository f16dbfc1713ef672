import { FormattedMessage, useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Flags } from './Flags.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { OverdueBadge } from './When.tsx'
import { isOpen, type WithdrawalCase } from './withdrawal-row.ts'
import * as styles from './Case.css.ts'

/** Shows the owner of the withdrawal, its status, and the amount that the bank receives. */
export function Head({ row }: Pick<WithdrawalCase, 'row'>) {
  const intl = useIntl()
  const name = <Bidi>{row.profileName}</Bidi>
  return (
    <>
      <Breadcrumbs items={[{ href: '/withdrawals', label: intl.formatMessage({ id: 'admin.place.withdrawals' }) }]} current={name} />
      <div className={styles.head}>
        <Avatar name={row.profileName} src={row.profilePhoto} size="large" />
        <div className={styles.who}>
          <Heading level={1} look="title">
            {name}
          </Heading>
          <Inline gap="xs" align="center">
            {row.userName && (
              <span className={styles.caption}>
                <Ltr>@{row.userName}</Ltr>
              </span>
            )}
            <StatusBadge status={row.status} />
            <OverdueBadge {...row} />
            {isOpen(row) && row.flags.length > 0 && <Flags flags={row.flags} />}
          </Inline>
        </div>
        <div className={styles.amount}>
          <Amount halalas={row.amount} size="hero" />
          <span className={styles.caption}>
            <FormattedMessage id="admin.withdrawals.toTheBank" />
          </span>
        </div>
      </div>
    </>
  )
}
