import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { Badge } from '@wasla/design-system/components/Badge'
import { Logo } from '@wasla/design-system/components/Logo'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useAdminConfig } from '../services/context.ts'
import { useProductName } from '../services/useProductName.ts'
import * as styles from './AdminFrame.css.ts'

/** Shows the link to the first page, with the badge of the back office. */
export function AdminLogo() {
  const intl = useIntl()
  const product = useProductName()
  const isDemo = useAdminConfig().demoCode !== null
  return (
    <span className={styles.brand}>
      <Link href="/" className={styles.home} aria-label={intl.formatMessage({ id: 'admin.homeLink' }, { product })}>
        <span className={styles.withWord}>
          <Logo />
        </span>
        <span className={styles.markAlone}>
          <Logo word="none" />
        </span>
      </Link>
      <span className={styles.name}>
        <Icon name="lock" size="tiny" />
        <FormattedMessage id="admin.backOffice" />
      </span>
      {isDemo && (
        <Badge variant="beta">
          <FormattedMessage id="admin.demoBadge" />
        </Badge>
      )}
    </span>
  )
}
