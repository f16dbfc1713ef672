import { FormattedMessage } from 'react-intl'
import { Button } from 'react-aria-components/Button'
import { Badge } from '@wasla/design-system/components/Badge'
import { PageSheet } from '@wasla/design-system/components/PageSheet'
import { useUrlSheet } from '#shell/useUrlSheet.ts'
import type { ShownLicence } from './profile-details.ts'
import { LicenceFacts } from './LicenceFacts.tsx'
import * as styles from './LicenceMark.css.ts'

/**
 * Mark of a checked licence, always with its word. A press opens its number, its last day and its accounts, also on a page without scripts.
 */
export function LicenceMark({ licence }: { licence: ShownLicence }) {
  const sheet = useUrlSheet('licence')
  return (
    <>
      <Button
        className={styles.mark}
        onPress={() => sheet.onOpenChange(true)}
        render={(dom) => <button {...dom} popoverTarget={sheet.id} popoverTargetAction="show" aria-haspopup="dialog" />}
      >
        <Badge tone="success" icon="id-card">
          <FormattedMessage id="profiles.licence.mark" />
        </Badge>
      </Button>
      <PageSheet {...sheet} height="short" title={<FormattedMessage id="profiles.licence.title" />}>
        <LicenceFacts licence={licence} />
      </PageSheet>
    </>
  )
}
