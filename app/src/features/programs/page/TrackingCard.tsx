import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import type { OwnStandingFragment } from '#shared/programs/way/own-standing.generated.ts'
import { ChannelLinks } from './ChannelLink.tsx'
import { codePicture } from './code-picture.ts'
import { PayoutNote } from './PayoutNote.tsx'
import * as styles from './TrackingCard.css.ts'

type TrackingCardProps = {
  url: string
  /** Whether the program counts what comes by links. Otherwise the link only leads to the shop. */
  isCounted: boolean
  /** Platforms of the program. Each has a tracking link of its own. */
  platforms: readonly Platform[]
  payoutFrequency: PayoutFrequency | null
  objectiveType: ObjectiveType | null
  progress: OwnStandingFragment
  /** Opens the share pack. */
  onOpenPack: () => void
}

/** Card with a participant's tracking link, also for each platform and as a QR code (N-01). Shows the amount and day of the next payout. */
export function TrackingCard({ url, isCounted, platforms, payoutFrequency, objectiveType, progress, onOpenPack }: TrackingCardProps) {
  const intl = useIntl()
  const { startTimer } = useServices()
  const code = useRef<HTMLDivElement>(null)
  const cut = url.lastIndexOf('/') + 1
  const save = () => {
    const drawing = code.current?.querySelector('svg')
    if (drawing) saveFile(codePicture(drawing), `${url.slice(cut)}.svg`, startTimer)
  }
  return (
    <Card as="section" isPadded aria-labelledby="tracking-title">
      <div className={styles.card}>
        <div className={styles.words}>
          <Heading level={2} look="title" id="tracking-title">
            <FormattedMessage id="program.link" />
          </Heading>
          <Text look="caption" tone="muted">
            <FormattedMessage id={isCounted ? 'programs.link.lead' : 'programs.link.notCounted'} />
          </Text>
          <CopyField
            label={intl.formatMessage({ id: 'program.link' })}
            value={url}
            shown={{ lead: url.slice(0, cut).replace(/^https?:\/\//, ''), own: url.slice(cut) }}
          />
          {platforms.length > 0 && (
            <>
              <Text look="caption" tone="muted">
                <FormattedMessage id="programs.link.perPlatform" />
              </Text>
              <ChannelLinks url={url} platforms={platforms} />
            </>
          )}
          <div>
            <Button iconStart="share" onPress={onOpenPack}>
              <FormattedMessage id="programs.pack.open" />
            </Button>
          </div>
          {payoutFrequency && <PayoutNote frequency={payoutFrequency} objectiveType={objectiveType ?? 'TRAFFIC'} progress={progress} />}
        </div>
        <div className={styles.code}>
          <div ref={code} className={styles.picture}>
            <QrCode value={url} label={intl.formatMessage({ id: 'programs.link.code' })} />
          </div>
          <Button variant="quiet" iconStart="download" onPress={save}>
            <FormattedMessage id="programs.link.saveCode" />
          </Button>
        </div>
      </div>
    </Card>
  )
}
