import { Suspense, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { SetupWaiting } from './SetupWaiting.tsx'
import * as styles from './TrackingSetupCard.css.ts'

/* The setup (5 kB) is loaded when the card is opened. */
const TrackingSetup = pagePart(() => import('./TrackingSetup.tsx').then((module) => module.TrackingSetup))

type TrackingSetupCardProps = {
  programId: string
  /** Whether the card is collapsed at first. True if there are results, because brands then rarely need the setup. */
  isClosed?: boolean
}

/**
 * Card with which a program's owner connects the brand's own systems, which report results (N-07). A program for traffic needs no such
 * setup.
 */
export function TrackingSetupCard({ programId, isClosed = false }: TrackingSetupCardProps) {
  const [isOpen, setOpen] = useState(!isClosed)
  const panel = useId()
  return (
    <Card as="section" isPadded aria-labelledby="tracking-setup-title">
      <div className={styles.setup}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} look={isClosed ? 'heading' : 'title'} id="tracking-setup-title">
              <FormattedMessage id="programs.setup.title" />
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage id="programs.setup.lead" />
            </Text>
          </div>
          {isClosed && (
            <Button variant="quiet" aria-expanded={isOpen} {...(isOpen && { 'aria-controls': panel })} onPress={() => setOpen(!isOpen)}>
              <FormattedMessage id={isOpen ? 'programs.setup.close' : 'programs.setup.open'} />
            </Button>
          )}
        </div>
        {isOpen && (
          <div id={panel} className={styles.setup}>
            <Suspense fallback={<SetupWaiting />}>
              <TrackingSetup programId={programId} />
            </Suspense>
          </div>
        )}
      </div>
    </Card>
  )
}
