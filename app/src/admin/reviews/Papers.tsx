import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Text } from '@wasla/design-system/primitives/Text'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { useAdmin } from '../shell/AdminRoot.tsx'
import { Section } from '../shell/Section.tsx'
import type { ReviewCase } from './CaseScreen.tsx'

/* What reads PDFs is large, and fetched with the first case that has papers for this reader. */
const PaperShelf = lazy(async () => ({ default: (await import('./viewer/PaperShelf.tsx')).PaperShelf }))

/** The papers of a case with a look at each; they are for reviewers alone. */
export function Papers({ documents }: Pick<ReviewCase, 'documents'>) {
  const mayRead = adminMay(useAdmin().role, 'reviews.papers')
  return (
    <Section title={<FormattedMessage id="admin.reviews.papers" />}>
      {documents.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id={mayRead ? 'admin.reviews.noPapers' : 'admin.reviews.papersForbidden'} />
        </Text>
      ) : (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonText lines={documents.length * 2} />
            </Skeleton>
          }
        >
          <PaperShelf documents={documents} />
        </Suspense>
      )}
    </Section>
  )
}
