import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './AdminFrame.css.ts'
import type { AdminPerson } from './admin-context.ts'

/** Shows the signed-in admin’s name and role. Opens the account menu. */
export function AccountButton({ admin, ref }: { admin: AdminPerson; ref?: Ref<HTMLButtonElement> }) {
  const intl = useIntl()
  const role = intl.formatMessage({ id: `admin.role.${admin.role}` })
  return (
    <Button ref={ref} className={styles.account}>
      <Avatar name={admin.name} size="small" />
      <span className={styles.who}>
        <FormattedMessage id="admin.who" values={{ name: <Bidi key="name">{admin.name}</Bidi>, role }} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="admin.accountMenu" />
      </VisuallyHidden>
      <Icon name="chevron-down" size="small" />
    </Button>
  )
}
