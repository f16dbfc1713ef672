import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'
import { ParticipationStory } from '#shared/results/ParticipationStory.tsx'
import * as results from '#shared/results/results.css.ts'
import { accentOf } from '#shell/accents.ts'
import { DeliverButton } from './DeliverButton.tsx'
import { ParticipantDetailsDocument, type ParticipantDetailsQuery } from './performance.generated.ts'
import * as styles from './performance.css.ts'

type ParticipantSheetProps = { programId: string; profileId: string; onClose: () => void }

/** Sheet about one participant, for the owner: the milestones reached, the rewards to deliver (L-12), and the timeline. */
export function ParticipantSheet({ programId, profileId, onClose }: ParticipantSheetProps) {
  const { data, error, loading, refetch } = useQuery(ParticipantDetailsDocument, {
    variables: { programId, profileId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="end"
      title={
        data ? (
          <Bidi>{data.getParticipantPerformance.participant.profile.fullName}</Bidi>
        ) : (
          <FormattedMessage id="performance.participant" />
        )
      }
    >
      {data ? (
        <Details programId={programId} profileId={profileId} details={data} />
      ) : error ? (
        <ErrorState
          level={3}
          title={<FormattedMessage id="performance.participant.failed" />}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Sheet>
  )
}

type DetailsProps = { programId: string; profileId: string; details: ParticipantDetailsQuery }

function Details({ programId, profileId, details }: DetailsProps) {
  const { money } = useFormats()
  const { participant, milestones, objectivePerformance, paidEarnings, pendingEarnings } = details.getParticipantPerformance
  const { profile } = participant
  const { objectiveType } = objectivePerformance
  return (
    <div className={styles.sheet}>
      <div className={styles.person}>
        <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
        <span className={results.factWords}>
          {profile.userName !== null && (
            <TextLink isStandalone href={`/profile/${typeSlug[profile.userType]}/${encodeURIComponent(profile.userName.toLowerCase())}`}>
              <Ltr>@{profile.userName}</Ltr>
            </TextLink>
          )}
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage
              id="performance.participant.money"
              values={{ paid: money(paidEarnings, 'price'), pending: money(pendingEarnings, 'price') }}
            />
          </Text>
        </span>
      </div>
      <section aria-labelledby="participant-milestones">
        <Heading level={3} look="heading" id="participant-milestones">
          <FormattedMessage id="performance.milestones" />
        </Heading>
        <ul>
          {milestones.map((milestone) => (
            <MilestoneRow
              key={milestone.id}
              programId={programId}
              profileId={profileId}
              milestone={milestone}
              objectiveType={objectiveType}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="participant-timeline" className={styles.sheet}>
        <Heading level={3} look="heading" id="participant-timeline">
          <FormattedMessage id="results.timeline" />
        </Heading>
        <ParticipationStory programId={programId} profileId={profileId} objectiveType={objectiveType} isOwn={false} />
      </section>
    </div>
  )
}

type MilestoneRowProps = Pick<DetailsProps, 'programId' | 'profileId'> & {
  milestone: MilestoneResultFragment
  objectiveType: ParticipantDetailsQuery['getParticipantPerformance']['objectivePerformance']['objectiveType']
}

function MilestoneRow({ programId, profileId, milestone, objectiveType }: MilestoneRowProps) {
  const { money, date } = useFormats()
  const unit = useUnit(objectiveType)
  const { per, clicks, status, rewardType, reward, rewardAmount, deliveredAt, paidAt, waitingForBudget, review } = milestone
  const isReached = status === 'Achieved'
  const day = (moment: string) => date(new Date(moment), 'shortDay')
  return (
    <li className={styles.result}>
      <span className={results.factWords}>
        <Text as="span" look="label">
          {rewardType === 'CASH' && rewardAmount !== null ? money(rewardAmount, 'price') : <Bidi>{reward}</Bidi>}
        </Text>
        <Text as="span" look="caption" tone="muted">
          {isReached || waitingForBudget || review !== null ? (
            unit(per)
          ) : (
            <FormattedMessage id="performance.soMany" values={{ count: clicks, target: unit(per) }} />
          )}
        </Text>
      </span>
      {review !== null ? (
        <Badge tone={review === 'HELD' ? 'warning' : 'neutral'}>
          <FormattedMessage id={`performance.state.${review}`} />
        </Badge>
      ) : waitingForBudget ? (
        <Badge tone="warning">
          <FormattedMessage id="performance.state.waiting" />
        </Badge>
      ) : !isReached ? (
        <Badge>
          <FormattedMessage id="performance.state.open" />
        </Badge>
      ) : rewardType === 'EXPERIENCE' ? (
        deliveredAt === null ? (
          <DeliverButton programId={programId} profileId={profileId} milestone={milestone} />
        ) : (
          <Badge tone="success">
            <FormattedMessage id="performance.state.delivered" values={{ day: day(deliveredAt) }} />
          </Badge>
        )
      ) : paidAt === null ? (
        <Badge>
          <FormattedMessage id="performance.state.earned" />
        </Badge>
      ) : (
        <Badge tone="success">
          <FormattedMessage id="performance.state.paid" values={{ day: day(paidAt) }} />
        </Badge>
      )}
    </li>
  )
}
