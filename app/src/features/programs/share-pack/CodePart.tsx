import { FormattedMessage, useIntl } from 'react-intl'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './SharePack.css.ts'

/** The participant's code as text and as a picture that a cashier scans, and which of link and code gets an order that names both. */
export function CodePart({ code, hasLinks }: { code: string; hasLinks: boolean }) {
  const intl = useIntl()
  return (
    <section className={styles.words} aria-labelledby="pack-code">
      <Heading level={3} look="heading" id="pack-code">
        <FormattedMessage id="program.code" />
      </Heading>
      <Text look="caption" tone="muted">
        <FormattedMessage id="programs.code.lead" />
      </Text>
      <CopyField label={intl.formatMessage({ id: 'program.code' })} value={code} shown={{ lead: '', own: code }} ground="sunken" />
      <div className={styles.picture}>
        <QrCode value={code} label={intl.formatMessage({ id: 'programs.code.qr' })} />
      </div>
      {hasLinks && (
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.code.which" />
        </Text>
      )}
    </section>
  )
}
