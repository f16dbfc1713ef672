import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import * as styles from './Contents.css.ts'
import { PreviewContentsDocument } from './previewContents.generated.ts'

/** What participants can post, or have to know, as the tab of the program will list it. */
export function Contents({ programId, type }: { programId: string; type: ContentStepType }) {
  const { data, error, loading, refetch } = useQuery(PreviewContentsDocument, {
    variables: { programId, contentStepType: type },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (!data && error && !loading)
    return (
      <ErrorState
        level={3}
        title={<FormattedMessage id="programs.preview.contents.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (!data) return <SkeletonRows rows={3} />
  if (data.programContents.count === 0)
    return (
      <Card>
        <Empty title={<FormattedMessage id="programs.preview.contents.none" />} />
      </Card>
    )
  return (
    <ul className={styles.list}>
      {data.programContents.data.map(({ id, title, description, type: kind }) => (
        <Card key={id} as="li" isClipped>
          <div className={styles.words}>
            <span className={styles.head}>
              <span className={styles.title}>
                <Bidi>{title}</Bidi>
              </span>
              <Badge icon={kind === 'VIDEO' ? 'play' : kind === 'IMAGE' ? 'image' : 'file'}>
                <FormattedMessage id={`programs.preview.contents.${kind}`} />
              </Badge>
            </span>
            <span className={styles.quiet} dir="auto">
              {description}
            </span>
          </div>
        </Card>
      ))}
    </ul>
  )
}
