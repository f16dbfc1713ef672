import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { StartPixelTestDocument } from './tracking-setup.generated.ts'
import * as layout from './TrackingSetupCard.css.ts'
import * as styles from './TrackingSetup.css.ts'

type PixelTestProps = {
  programId: string
  /** Fetches the setup again to see whether the test has arrived. */
  onRefetch: () => void
}

/**
 * Starts a test of the brand's own pages: shows what to append to an address of the shop (Y-04). A test works only once, and expires after
 * an hour.
 */
export function PixelTest({ programId, onRefetch }: PixelTestProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const [start, { data, loading }] = useMutation(StartPixelTestDocument, { variables: { programId }, fetchPolicy: 'no-cache' })
  const test = data?.startPixelTest
  return (
    <>
      <Button iconStart="globe" isPending={loading} onPress={() => void start().catch(() => undefined)}>
        <FormattedMessage id="programs.setup.pixelTest" />
      </Button>
      {test && (
        <div className={styles.ownLine}>
          <Banner tone="info" isLive title={<FormattedMessage id="programs.setup.pixelTest.title" />}>
            <div className={layout.part}>
              <FormattedMessage id="programs.setup.pixelTest.text" values={{ time: date(new Date(test.endsAt), 'time') }} />
              <CopyField label={intl.formatMessage({ id: 'programs.setup.pixelTest.parameter' })} value={`nw_click_id=${test.clickId}`} />
              <div>
                <Button variant="quiet" iconStart="retry" onPress={onRefetch}>
                  <FormattedMessage id="programs.setup.pixelTest.look" />
                </Button>
              </div>
            </div>
          </Banner>
        </div>
      )}
    </>
  )
}
