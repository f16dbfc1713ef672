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
import { tillsMessages } from './messages/catalogue.ts'
import * as styles from './tills.css.ts'

/* The tills (5 kB) and their messages are loaded when the card is opened. */
const Tills = pagePart(() => import('./Tills.tsx').then((module) => module.Tills))

/** Card with which the owner of a program makes pages for the phones of its shops. It is collapsed, because most brands have a system. */
export function TillsCard({ programId }: { programId: string }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const hasWords = useWords(tillsMessages, isOpen, () => {
    setOpen(false)
    sayNotLoaded()
  })
  return (
    <Card as="section" isPadded aria-labelledby="tills-title">
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} look="heading" id="tills-title">
              <FormattedMessage id="programs.tills.title" />
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage id="programs.tills.lead" />
            </Text>
          </div>
          <Button variant="quiet" aria-expanded={isOpen} {...(isOpen && { 'aria-controls': panel })} onPress={() => setOpen(!isOpen)}>
            <FormattedMessage id={isOpen ? 'programs.tills.close' : 'programs.tills.open'} />
          </Button>
        </div>
        {isOpen && (
          <div id={panel}>
            <Suspense fallback={<SkeletonRows rows={2} />}>
              {hasWords ? <Tills programId={programId} /> : <SkeletonRows rows={2} />}
            </Suspense>
          </div>
        )}
      </div>
    </Card>
  )
}
