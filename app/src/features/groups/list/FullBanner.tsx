import { FormattedMessage } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { groupsOf } from './groups-address.ts'

type FullBannerProps = {
  /** By it the button that is disabled is described. */
  id: string
  /** Of how many groups the active profile is the owner, and a member; unknown for a moment. */
  mine: Readonly<Record<'CREATED' | 'JOINED', number>> | undefined
}

/**
 * Why no group can be created: somebody is in as many as a person can be, over all profiles (G-01). Leads to those that can be left, or to
 * those one founded, and says where others belong to another profile.
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
