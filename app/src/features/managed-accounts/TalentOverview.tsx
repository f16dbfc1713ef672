import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Chip } from '@wasla/design-system/components/Chip'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stat } from '@wasla/design-system/components/Stat'
import { Bidi, BidiProse, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { Source } from '#shared/insights/Source.tsx'
import { accentOf } from '#shell/accents.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { ManagedAccountOverviewDocument, type ManagedAccountOverviewQuery } from './managedAccounts.generated.ts'
import * as styles from './TalentOverview.css.ts'
import type { Talent } from './talent.ts'
import { TalentPrograms } from './TalentPrograms.tsx'

/** Largest number of programs shown in the sheet. */
const most = 20

/** Sheet with everything a manager may read about a talent; the manager can change nothing (D-22). */
export function TalentOverview({ talent: { id, user }, onClose }: { talent: Talent; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(ManagedAccountOverviewDocument, {
    variables: { id, profileId: user.id, profileType: user.userType, programs: { limit: most, offset: 0 } },
    context: { errors: 'mine' },
  })
  const whose = user.userName === null ? null : { type: user.userType, userName: user.userName }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      leading={<Avatar name={user.fullName} accent={accentOf[user.userType]} src={user.profileImage} size="large" />}
      title={<Bidi>{user.fullName}</Bidi>}
      actions={
        whose && (
          <>
            <LinkButton href={tabAddress('overview', whose)} variant="quiet">
              <FormattedMessage id="talents.seeProfile" />
            </LinkButton>
            <LinkButton href={tabAddress('stats', whose)}>
              <FormattedMessage id="talents.seeInsights" />
            </LinkButton>
          </>
        )
      }
    >
      <Stack gap="lg">
        {whose && (
          <Text look="caption" tone="muted">
            <Ltr>@{whose.userName}</Ltr>
          </Text>
        )}
        {data ? (
          <>
            <Facts overview={data} />
            <TalentPrograms talentId={user.id} requests={data.managedAccountOverview.requests} />
          </>
        ) : error && !loading ? (
          <ErrorState
            title={<FormattedMessage id="talents.overviewFailed" />}
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        ) : (
          <Skeleton>
            <SkeletonText lines={3} />
            <SkeletonBlock shape="row" />
          </Skeleton>
        )}
      </Stack>
    </Sheet>
  )
}

function Facts({ overview: { managedAccountOverview, profileAvgStats: stats } }: { overview: ManagedAccountOverviewQuery }) {
  const { clock } = useServices()
  const { bio, interests } = managedAccountOverview.account.user
  return (
    <>
      {bio ? (
        <BidiProse>{bio}</BidiProse>
      ) : (
        <Text tone="muted">
          <FormattedMessage id="talents.noBio" />
        </Text>
      )}
      {interests.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} look="label">
            <FormattedMessage id="talents.interests" />
          </Heading>
          <Inline gap="xs">
            {interests.map(({ id, name }) => (
              <Chip key={id}>
                <Bidi>{name}</Bidi>
              </Chip>
            ))}
          </Inline>
        </Stack>
      )}
      <Stack gap="xs">
        <Heading level={3} look="label">
          <FormattedMessage id="talents.stats" />
        </Heading>
        {stats ? (
          <>
            <div className={styles.stats}>
              <Stat label={<FormattedMessage id="talents.stat.followers" />} value={stats.followers} figure="compact" paper="sunken" />
              {/* The API returns percent (E-07), but `Stat` takes a share, 0..1. */}
              <Stat
                label={<FormattedMessage id="talents.stat.engagement" />}
                value={stats.engagement / 100}
                figure="share"
                paper="sunken"
              />
              <Stat label={<FormattedMessage id="talents.stat.views" />} value={stats.views} figure="compact" paper="sunken" />
              <Stat label={<FormattedMessage id="talents.stat.likes" />} value={stats.likes} figure="compact" paper="sunken" />
            </div>
            <Text look="caption" tone="muted">
              <Source source={stats.source} measuredAt={stats.measuredAt} now={clock.now()} />
            </Text>
          </>
        ) : (
          <Text tone="muted">
            <FormattedMessage id="talents.noStats" />
          </Text>
        )}
      </Stack>
    </>
  )
}
