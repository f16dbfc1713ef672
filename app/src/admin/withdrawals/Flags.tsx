import { FormattedMessage } from 'react-intl'
import type { WithdrawalFlag } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Inline } from '@wasla/design-system/primitives/Inline'
import * as styles from './Flags.css.ts'

type FlagsProps = { flags: readonly WithdrawalFlag[] }

/** Shows what an admin should check before the bank pays, each as a word with an icon; “None” if there is nothing. */
export function Flags({ flags }: FlagsProps) {
  if (flags.length === 0)
    return (
      <span className={styles.none}>
        <FormattedMessage id="admin.withdrawals.noFlags" />
      </span>
    )
  return (
    <Inline gap="xxs">
      {flags.map((flag) => (
        <Badge key={flag} tone="warning" icon="triangle-alert">
          <FormattedMessage id={`admin.withdrawalFlag.${flag}`} />
        </Badge>
      ))}
    </Inline>
  )
}

/** Shows the first flag in small text, and how many more there are. */
export function BriefFlags({ flags: [first, ...more] }: FlagsProps) {
  if (!first) return null
  return (
    <span className={styles.brief}>
      <span className={styles.sign}>
        <Icon name="triangle-alert" size="tiny" />
      </span>{' '}
      <FormattedMessage id={`admin.withdrawalFlag.${first}`} />
      {more.length > 0 && ' '}
      {more.length > 0 && <FormattedMessage id="admin.withdrawals.moreFlags" values={{ count: more.length }} />}
    </span>
  )
}
