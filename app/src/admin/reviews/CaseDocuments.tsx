import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Text } from '@wasla/design-system/primitives/Text'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import type { ReviewCase } from './review-case.ts'

/* The PDF reader is large, so it is loaded with the first case whose documents this role may read. */
const DocumentShelf = lazy(async () => ({ default: (await import('./viewer/DocumentShelf.tsx')).DocumentShelf }))

/** Shows the documents of a case with previews. Only reviewers may read them. */
export function CaseDocuments({ documents }: Pick<ReviewCase, 'documents'>) {
  const mayRead = adminMay(useAdmin().role, 'reviews.documents')
  return (
    <Section title={<FormattedMessage id="admin.reviews.documents" />}>
      {documents.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id={mayRead ? 'admin.reviews.noDocuments' : 'admin.reviews.documentsForbidden'} />
        </Text>
      ) : (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonText lines={documents.length * 2} />
            </Skeleton>
          }
        >
          <DocumentShelf documents={documents} />
        </Suspense>
      )}
    </Section>
  )
}
