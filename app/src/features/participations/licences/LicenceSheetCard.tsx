import { Suspense, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { useWords } from '#services/useWords.ts'
import { resultsMessages } from '#shared/results/messages/catalogue.ts'
import * as styles from './Licences.css.ts'

/* The sheet (2 kB) is loaded when the card is opened. */
const LicenceSheet = pagePart(() => import('./LicenceSheet.tsx').then((module) => module.LicenceSheet))

/** Card with the compliance sheet of a program: the licences of all participants. It is collapsed, because most visits are about results. */
export function LicenceSheetCard({ programId }: { programId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [title, panel] = [useId(), useId()]
  const hasWords = useWords(resultsMessages, isOpen, () => {
    setOpen(false)
    sayNotLoaded()
  })
  return (
    <Card as="section" isPadded aria-labelledby={title}>
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} look="heading" id={title}>
              <FormattedMessage id="participations.licences" />
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage id="participations.licences.lead" />
            </Text>
          </div>
          <Button variant="quiet" aria-expanded={isOpen} {...(isOpen && { 'aria-controls': panel })} onPress={() => setOpen(!isOpen)}>
            <FormattedMessage id={isOpen ? 'participations.licences.close' : 'participations.licences.open'} />
          </Button>
        </div>
        {isOpen && (
          <div id={panel}>
            <Suspense fallback={<SkeletonRows rows={4} />}>
              {hasWords ? <LicenceSheet programId={programId} /> : <SkeletonRows rows={4} />}
            </Suspense>
          </div>
        )}
      </div>
    </Card>
  )
}
