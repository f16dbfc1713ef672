import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { programAddress } from '#shared/programs/page/program-address.ts'
import * as styles from './my-performance.css.ts'

/** Card with the participant's tracking link, so that the link can also be shared from this tab. The share pack is on another tab. */
export function LinkCard({ programId, url }: { programId: string; url: string }) {
  const intl = useIntl()
  const cut = url.lastIndexOf('/') + 1
  return (
    <Card as="section" isPadded aria-labelledby="share-title">
      <div className={styles.link}>
        <Heading level={2} look="heading" id="share-title">
          <FormattedMessage id="program.link" />
        </Heading>
        <div className={styles.linkField}>
          <CopyField
            label={intl.formatMessage({ id: 'program.link' })}
            value={url}
            shown={{ lead: url.slice(0, cut).replace(/^https?:\/\//, ''), own: url.slice(cut) }}
          />
        </div>
        <TextLink isStandalone href={programAddress(programId)}>
          <FormattedMessage id="myPerformance.share" />
        </TextLink>
      </div>
    </Card>
  )
}
