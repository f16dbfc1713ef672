import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { ContentCard } from './ContentCard.tsx'
import * as styles from './Content.css.ts'
import { ProgramContentsDocument } from './program-contents.generated.ts'

export type ProgramContentsProps = { programId: string; contentStepType: ContentStepType }

const waiting = ['one', 'two', 'three']

/** Tab of a program's page with the items to share or to learn from. The wizard's preview shows the tab too. */
export function ProgramContents({ programId, contentStepType }: ProgramContentsProps) {
  const { data, error, loading, refetch } = useQuery(ProgramContentsDocument, {
    variables: { programId, contentStepType },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  // Items that are not ready are visible only to the owner, in the wizard.
  const items = data?.programContents.data.filter(({ status }) => status === 'READY')
  if (!items)
    return error && !loading ? (
      <ErrorState
        level={2}
        title={<FormattedMessage id="program.content.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton>
        <div className={styles.list}>
          {waiting.map((id) => (
            <SkeletonBlock key={id} shape="card" />
          ))}
        </div>
      </Skeleton>
    )
  if (items.length === 0)
    return (
      <Empty level={2} title={<FormattedMessage id={`program.content.empty.${contentStepType}`} />}>
        <FormattedMessage id="program.content.emptyText" />
      </Empty>
    )
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.place}>
          <ContentCard item={item} />
        </li>
      ))}
    </ul>
  )
}
