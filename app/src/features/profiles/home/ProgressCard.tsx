import type { FragmentType } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Accordion, AccordionItem } from '@wasla/design-system/components/Accordion'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { checklist, hireAdvantage, milestones } from './checklist.ts'
import { CompletedRows, ToDoRows } from './ProgressRows.tsx'
import { ProgressSkeleton } from './HomeSkeleton.tsx'
import {
  ProfileProgressDocument,
  ProgressCard_ActiveProfileFragmentDoc,
  type ProgressCard_ActiveProfileFragment,
} from './ProgressCard.generated.ts'
import * as styles from './ProgressCard.css.ts'

type ProgressCardProps = { activeProfile: FragmentType<ProgressCard_ActiveProfileFragment> }

/** How complete the profile is and what would complete it (S1 §2, D-08, D-09, D-39). */
export function ProgressCard({ activeProfile }: ProgressCardProps) {
  const viewer = useFragment({ fragment: ProgressCard_ActiveProfileFragmentDoc, from: activeProfile })
  const { data, error, refetch, loading } = useQuery(ProfileProgressDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data && viewer.complete) return <Progress progress={data.ProfileProgress} isHiring={isBusiness(viewer.data.type)} />
  if (!error) return <ProgressSkeleton />
  return (
    <Card as="section" isPadded>
      <ErrorState
        level={2}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
        title={<FormattedMessage id="profiles.progress.failed" />}
      />
    </Card>
  )
}

/** Networkers and agents are hired; brands and agencies hire, so a fuller profile earns them replies. */
function Progress({ progress, isHiring }: { progress: Parameters<typeof checklist>[0]; isHiring: boolean }) {
  const { percent, number } = useFormats()
  const intl = useIntl()
  const list = checklist(progress)
  const knots = milestones(list).map(({ share, state }) => ({ at: share, state, isSmall: state !== 'here' }))
  return (
    <Card as="section" isClipped aria-labelledby="progress-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.said}>
            <Heading level={2} look="title" id="progress-title">
              <FormattedMessage id={list.isComplete ? 'profiles.progress.good' : 'profiles.progress.title'} />
            </Heading>
            <Text tone="muted">
              {list.isComplete ? (
                <FormattedMessage id="profiles.progress.goodHint" />
              ) : isHiring ? (
                <FormattedMessage id="profiles.progress.replies" />
              ) : (
                <FormattedMessage id="profiles.progress.chance" values={{ share: hireAdvantage }} />
              )}
            </Text>
          </div>
          <span className={styles.figure} aria-hidden>
            {percent(list.share)}
          </span>
        </div>
        <div className={styles.line}>
          <Kashida value={list.share} depth={40} knots={knots} label={intl.formatMessage({ id: 'profiles.progress.label' })} />
        </div>
      </div>
      <div className={styles.parts}>
        <Accordion key={String(list.isComplete)} {...(!list.isComplete && { defaultOpen: 'toDo' })}>
          {list.toDo.length > 0 && (
            <AccordionItem
              id="toDo"
              title={<FormattedMessage id="profiles.progress.toDo" />}
              meta={<CountBadge count={list.toDo.length} />}
            >
              <ToDoRows items={list.toDo} />
            </AccordionItem>
          )}
          {list.completed.length > 0 && (
            <AccordionItem
              id="completed"
              title={<FormattedMessage id="profiles.progress.completed" />}
              meta={
                <Text as="span" look="label" tone="muted">
                  {number(list.completed.length)}
                </Text>
              }
            >
              <CompletedRows items={list.completed} />
            </AccordionItem>
          )}
        </Accordion>
      </div>
    </Card>
  )
}
