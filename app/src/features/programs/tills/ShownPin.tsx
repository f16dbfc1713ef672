import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { CopyField } from '@wasla/design-system/components/CopyField'
import * as styles from './tills.css.ts'

/** The PIN of a till, shown once, until its owner has noted it. */
export function ShownPin({ pin, onNoted }: { pin: string; onNoted: () => void }) {
  const intl = useIntl()
  return (
    <Banner tone="warning" isLive title={<FormattedMessage id="tills.pin.made" />}>
      <div className={styles.part}>
        <FormattedMessage id="tills.pin.text" />
        <CopyField label={intl.formatMessage({ id: 'tills.pin' })} value={pin} />
        <div>
          <Button size="small" onPress={onNoted}>
            <FormattedMessage id="tills.pin.noted" />
          </Button>
        </div>
      </div>
    </Banner>
  )
}
