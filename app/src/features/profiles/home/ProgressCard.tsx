import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
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
import { ProfileProgressDocument } from '#shared/profiles/profileProgress.generated.ts'
import * as styles from './ProgressCard.css.ts'

/**
 * Card with the profile's completeness and what is missing (S1 §2, D-08, D-09, D-39). To people it promises a better chance to be hired, to
 * businesses more replies. For businesses the card is narrow, because it is in the narrow column.
 */
export function ProgressCard({ type }: { type: ProfileType }) {
  const { data, error, refetch, loading } = useQuery(ProfileProgressDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data) return <Progress progress={data.ProfileProgress} isForBusiness={isBusiness(type)} />
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

type ProgressProps = { progress: Parameters<typeof checklist>[0]; isForBusiness: boolean }

function Progress({ progress, isForBusiness }: ProgressProps) {
  const { percent, number } = useFormats()
  const intl = useIntl()
  const list = checklist(progress)
  const all = milestones(list)
  /* A narrow line has room only for its two ends and the current position. The list below names the items. */
  const marked = isForBusiness ? all.filter(({ state }, at) => at === 0 || at === all.length - 1 || state === 'here') : all
  const knots = marked.map(({ share, state }) => ({ at: share, state, isSmall: state !== 'here' }))
  return (
    <Card as="section" isClipped aria-labelledby="progress-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.said}>
            <Heading level={2} look={isForBusiness ? 'heading' : 'title'} id="progress-title">
              <FormattedMessage id={list.isComplete ? 'profiles.progress.good' : 'profiles.progress.title'} />
            </Heading>
            <Text tone="muted" look={isForBusiness ? 'caption' : 'body'}>
              {list.isComplete ? (
                <FormattedMessage id="profiles.progress.goodHint" />
              ) : isForBusiness ? (
                <FormattedMessage id="profiles.progress.replies" />
              ) : (
                <FormattedMessage id="profiles.progress.chance" values={{ share: hireAdvantage }} />
              )}
            </Text>
          </div>
          <span className={styles.figure[isForBusiness ? 'narrow' : 'wide']} aria-hidden>
            {percent(list.share)}
          </span>
        </div>
        <div className={styles.line}>
          <Kashida
            value={list.share}
            depth={isForBusiness ? 26 : 40}
            knots={knots}
            label={intl.formatMessage({ id: 'profiles.progress.label' })}
          />
        </div>
      </div>
      <div className={isForBusiness ? styles.narrowParts : styles.parts}>
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
