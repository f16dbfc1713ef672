import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Card } from '@wasla/design-system/components/Card'
import { LinkCard } from '@wasla/design-system/components/Card/LinkCard.tsx'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { accentOf } from '#shell/accents.ts'
import { pagesOf, sliceOf } from './talent-page.ts'
import { OwnTalentsDocument, PublicTalentsDocument, type PublicTalentsQuery } from './Talents.generated.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { usePageInAddress } from '#shared/list/usePageInAddress.ts'
import * as styles from './Talents.css.ts'

type Page = PublicTalentsQuery['publicManagedAccounts']
type Talent = Page['data'][number]['user']

/** Public list of the talents of an agency or agent, by name (D-40). It contains only talents who accepted. */
export function PublicTalents(profile: { profileId: string; profileType: ProfileType }) {
  const pagination = sliceOf(usePageInAddress().page)
  const { data, error, refetch, loading } = useQuery(PublicTalentsDocument, {
    variables: { ...profile, pagination },
    context: { errors: 'mine' },
  })
  return (
    <Talents
      page={data?.publicManagedAccounts ?? null}
      failed={error ? { retry: () => void refetch().catch(() => undefined), isRetrying: loading } : null}
      isOwn={false}
    />
  )
}

/** The viewer's own talents. Invitations are on the settings page instead. */
export function OwnTalents() {
  const pagination = sliceOf(usePageInAddress().page)
  const { data, error, refetch, loading } = useQuery(OwnTalentsDocument, { variables: { pagination }, context: { errors: 'mine' } })
  return (
    <Talents
      page={data?.myManagedAccounts ?? null}
      failed={error ? { retry: () => void refetch().catch(() => undefined), isRetrying: loading } : null}
      isOwn
    />
  )
}

type TalentsProps = { page: Page | null; failed: { retry: () => void; isRetrying: boolean } | null; isOwn: boolean }

function Talents({ page, failed, isOwn }: TalentsProps) {
  const { page: current, hrefFor } = usePageInAddress()
  if (!page)
    return failed ? (
      <ErrorState level={2} onRetry={failed.retry} isRetrying={failed.isRetrying} />
    ) : (
      <Skeleton>
        <SkeletonBlock shape="row" />
        <SkeletonBlock shape="row" />
        <SkeletonBlock shape="row" />
      </Skeleton>
    )
  const settings = (
    <LinkButton href="/settings/managed-accounts" iconStart="user-plus">
      <FormattedMessage id="profiles.talents.manage" />
    </LinkButton>
  )
  if (page.count === 0)
    return (
      <Empty level={2} title={<FormattedMessage id="profiles.talents.none" />} {...(isOwn && { action: settings })}>
        <FormattedMessage id={isOwn ? 'profiles.talents.why' : 'profiles.talents.noneText'} />
      </Empty>
    )
  return (
    <Stack gap="lg">
      {isOwn && <div>{settings}</div>}
      <ul className={styles.talents}>
        {page.data.map(({ id, user }) => (
          <li key={id}>
            <TalentCard talent={user} />
          </li>
        ))}
      </ul>
      <Pagination
        page={current}
        pages={pagesOf(page.count)}
        hrefFor={hrefFor}
        summary={<FormattedMessage id="profiles.talents.count" values={{ count: page.count }} />}
      />
    </Stack>
  )
}

function TalentCard({ talent }: { talent: Talent }) {
  const intl = useIntl()
  const { userName } = talent
  const body = (
    <span className={styles.talent}>
      <Avatar name={talent.fullName} accent={accentOf[talent.userType]} src={talent.profileImage} size="large" />
      <span className={styles.words}>
        <Heading level={2} look="label">
          <MarkedName member={talent} />
        </Heading>
        {userName !== null && (
          <Text as="span" look="caption" tone="muted">
            <Ltr>@{userName}</Ltr>
          </Text>
        )}
        {talent.interests.length > 0 && (
          <Text as="span" look="caption" tone="muted" isTruncated>
            {intl.formatList(
              talent.interests.map(({ name }) => name),
              { type: 'unit' },
            )}
          </Text>
        )}
      </span>
    </span>
  )
  return userName === null ? (
    <Card isPadded>{body}</Card>
  ) : (
    <LinkCard href={tabAddress('overview', { type: talent.userType, userName })} isPadded>
      {body}
    </LinkCard>
  )
}
