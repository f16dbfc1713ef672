import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { useAdmin } from '../shell/AdminRoot.tsx'
import type { ReviewCase } from './CaseScreen.tsx'
import * as styles from './Papers.css.ts'

/* What reads PDFs is large, and fetched by those alone who open one. */
const PaperViewer = lazy(async () => ({ default: (await import('./viewer/PaperViewer.tsx')).PaperViewer }))

const waiting = (
  <Skeleton>
    <SkeletonBlock shape="cover" />
  </Skeleton>
)

/** The papers of a case; which one is open is part of the address. They are for reviewers alone. */
export function Papers({ documents }: Pick<ReviewCase, 'documents'>) {
  const mayRead = adminMay(useAdmin().role, 'reviews.papers')
  const [params, setParams] = useSearchParams()
  const open = documents[Number(params.get('paper') ?? Number.NaN) - 1]
  return (
    <Card as="section" isPadded aria-labelledby="case-papers">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="case-papers">
          <FormattedMessage id="admin.reviews.papers" />
        </Heading>
        {documents.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id={mayRead ? 'admin.reviews.noPapers' : 'admin.reviews.papersForbidden'} />
          </Text>
        ) : (
          <div className={styles.papers}>
            <ul className={styles.list}>
              {documents.map((paper, at) => (
                <li key={paper.url}>
                  <PaperButton
                    {...paper}
                    isOpen={paper === open}
                    onPress={() =>
                      setParams(
                        (current) => {
                          const next = new URLSearchParams(current)
                          next.set('paper', String(at + 1))
                          return next
                        },
                        { preventScrollReset: true },
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            {open && (
              <Suspense fallback={waiting}>
                <PaperViewer key={open.url} name={open.name} address={open.url} />
              </Suspense>
            )}
          </div>
        )}
      </Stack>
    </Card>
  )
}

type PaperButtonProps = ReviewCase['documents'][number] & { isOpen: boolean; onPress: () => void }

function PaperButton({ name, size, isOpen, onPress }: PaperButtonProps) {
  const { fileSize, separator } = useFormats()
  return (
    <Button variant={isOpen ? 'tinted' : 'secondary'} iconStart="file" isFullWidth aria-expanded={isOpen} onPress={onPress}>
      <Bidi>{name}</Bidi>
      {separator}
      {fileSize(size)}
    </Button>
  )
}
