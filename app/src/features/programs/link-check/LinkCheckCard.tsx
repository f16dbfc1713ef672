import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import * as styles from './link-check.css.ts'

/* The check with its outages (3 kB) is loaded after the figures, which people open the page for. */
const LinkCheck = pagePart(() => import('./LinkCheck.tsx').then((module) => module.LinkCheck))

/** Card for a program’s owner: whether link and setup work, why not, and the outages so far (decision 85). */
export const LinkCheckCard = ({ programId }: { programId: string }) => (
  <Card as="section" isPadded aria-labelledby="link-check-title">
    <div className={styles.card}>
      <div>
        <Heading level={2} look="heading" id="link-check-title">
          <FormattedMessage id="programs.linkCheck.title" />
        </Heading>
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.linkCheck.lead" />
        </Text>
      </div>
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <LinkCheck programId={programId} />
      </Suspense>
    </div>
  </Card>
)
