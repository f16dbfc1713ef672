import { FormattedMessage } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { groupsOf } from './groups-address.ts'

type FullBannerProps = {
  /** Id that the disabled button references as its description. */
  id: string
  /** Number of groups that the active profile owns and has joined; undefined while it loads. */
  mine: Readonly<Record<'CREATED' | 'JOINED', number>> | undefined
}

/**
 * Explains why the user cannot create a group: the user's profiles together are in as many groups as one person may be in (G-01). Links to
 * the groups that the active profile has joined; if there are none, to the groups that it owns. If other profiles of the user are in some
 * of the groups, says so.
 */
export function FullBanner({ id, mine }: FullBannerProps) {
  const filter = mine && (['JOINED', 'CREATED'] as const).find((each) => mine[each] > 0)
  const isElsewhere = mine !== undefined && mine.JOINED + mine.CREATED < groupLimits.groupsOfUser
  return (
    <Banner
      {...(filter && {
        action: (
          <TextLink href={groupsOf(filter)}>
            <FormattedMessage id={`groups.list.full.see.${filter}`} />
          </TextLink>
        ),
      })}
    >
      <span id={id}>
        <FormattedMessage id="groups.list.full" values={{ limit: groupLimits.groupsOfUser }} />{' '}
        {isElsewhere && <FormattedMessage id="groups.list.full.elsewhere" />}
      </span>
    </Banner>
  )
}
