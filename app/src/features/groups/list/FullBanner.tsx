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
 * Explains why the user can create no group: over all profiles, the user is in as many groups as a person can be (G-01). Links to the
 * groups that the active profile has joined, else to those it owns. Says if some of the groups belong to other profiles of the user.
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
