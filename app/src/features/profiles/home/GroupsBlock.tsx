import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { GroupGrid } from '#shared/groups/card/GroupGrid.tsx'
import { GroupGridSkeleton } from '#shared/groups/card/GroupGridSkeleton.tsx'
import { groupsPath } from '#shared/groups/group-address.ts'
import { HomeSuggestedGroupsDocument } from './GroupsBlock.generated.ts'
import * as styles from './ProgramsBlock.css.ts'

/**
 * Groups to join; the groups that share most with the viewer are first (G-13). Shown instead of programs if programs are switched off
 * (T-10).
 */
export function SuggestedGroups() {
  const { data, error, loading, refetch } = useQuery(HomeSuggestedGroupsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return (
    <section className={styles.block} aria-labelledby="home-groups" aria-busy={!data && (!error || loading)}>
      <div className={styles.head}>
        <Heading level={2} look="title" id="home-groups">
          <FormattedMessage id="profiles.groups.forYou" />
        </Heading>
        <TextLink href={groupsPath} isStandalone>
          <FormattedMessage id="profiles.groups.all" />
        </TextLink>
      </div>
      {data ? (
        data.suggestedGroups.length > 0 ? (
          <GroupGrid groups={data.suggestedGroups} isCompact />
        ) : (
          <Empty
            level={3}
            title={<FormattedMessage id="profiles.groups.noneToJoin" />}
            action={
              <LinkButton href={groupsPath} iconStart="users">
                <FormattedMessage id="profiles.groups.all" />
              </LinkButton>
            }
          />
        )
      ) : error && !loading ? (
        <ErrorState
          level={3}
          title={<FormattedMessage id="profiles.groups.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <GroupGridSkeleton count={groupLimits.suggested} isCompact />
      )}
    </section>
  )
}
