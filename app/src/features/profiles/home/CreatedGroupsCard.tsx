import { useQuery } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { MembersCount } from '#shared/groups/card/GroupNumbers.tsx'
import { GroupPicture } from '#shared/groups/card/GroupPicture.tsx'
import { createdGroupsPath, joinedGroupsPath, memberAddress, newGroupPath } from '#shared/groups/group-address.ts'
import { useGroupRoom } from '#shared/groups/useGroupRoom.ts'
import { HomeCreatedGroupsDocument, type HomeCreatedGroupsQuery } from './GroupsBlock.generated.ts'
import * as styles from './CreatedGroupsCard.css.ts'
import * as rows from './rows.css.ts'

/** Card with the viewer's created groups: the three with the newest activity, and a link to all of them (T-13). */
export function CreatedGroupsCard() {
  const { data, error, refetch, loading } = useQuery(HomeCreatedGroupsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const groups = data?.myGroups.data ?? []
  return (
    <Card as="section" isPadded aria-labelledby="created-groups-title" aria-busy={!data && !error}>
      <Stack gap="sm">
        <div className={rows.head}>
          <Heading level={2} id="created-groups-title">
            <FormattedMessage id="profiles.groups.created" />
          </Heading>
          {groups.length > 0 && (
            <TextLink href={createdGroupsPath} isStandalone>
              <FormattedMessage id="profiles.groups.seeAll" />
            </TextLink>
          )}
        </div>
        {data ? (
          <Created groups={groups} />
        ) : error ? (
          <ErrorState
            level={3}
            title={<FormattedMessage id="profiles.groups.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        ) : (
          <Skeleton>
            <SkeletonBlock shape="row" />
            <SkeletonBlock shape="row" />
          </Skeleton>
        )}
      </Stack>
    </Card>
  )
}

/**
 * Shown if the viewer created no group, with a link to the form. A viewer in five groups instead gets a link to groups that can be left,
 * because the server would refuse another group (G-01).
 */
function NoneCreated() {
  const room = useGroupRoom()
  return (
    <>
      <Text tone="muted">
        <FormattedMessage id="profiles.groups.noneCreated" />
      </Text>
      {room === 'full' ? (
        <>
          <Text tone="muted">
            <FormattedMessage id="profiles.groups.full" values={{ limit: groupLimits.groupsOfUser }} />
          </Text>
          <TextLink href={joinedGroupsPath} isStandalone>
            <FormattedMessage id="profiles.groups.joined" />
          </TextLink>
        </>
      ) : (
        <LinkButton iconStart="plus" size="small" href={newGroupPath}>
          <FormattedMessage id="profiles.groups.create" />
        </LinkButton>
      )}
    </>
  )
}

function Created({ groups }: { groups: HomeCreatedGroupsQuery['myGroups']['data'] }) {
  if (groups.length === 0) return <NoneCreated />
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.id} className={rows.ruled}>
          <Link href={memberAddress(group.id)} className={styles.open}>
            <span className={rows.picture}>
              <GroupPicture group={group} />
            </span>
            <span className={rows.words}>
              <Text as="span" look="label">
                <Bidi>{group.name}</Bidi>
              </Text>
              <MembersCount group={group} />
            </span>
            <Icon name="chevron-end" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
