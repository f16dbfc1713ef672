import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import type { RequestStatus } from '@wasla/contract/generated/user-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { pageFrom } from '#shared/list/page-in-address.ts'
import { MyFriendInvitationsDocument, type MyFriendInvitationsQuery } from './InviteFriendsScreen.generated.ts'
import * as styles from './InvitedList.css.ts'

/** Invitations per page (S1 §9). */
const pageSize = 5

const tones = { Pending: 'neutral', Accepted: 'success', Rejected: 'danger', Cancelled: 'neutral' } as const satisfies Record<
  RequestStatus,
  string
>

/** List of the viewer's invitations, which shows who has joined. The page number is part of the address. */
export function InvitedList({ onInvite }: { onInvite: () => void }) {
  const [params] = useSearchParams()
  const page = pageFrom(params.get('page'))
  const { data, previousData, error, loading, refetch } = useQuery(MyFriendInvitationsDocument, {
    variables: { pagination: { limit: pageSize, offset: pageSize * (page - 1) } },
    context: { errors: 'mine' },
  })
  const shown = data ?? previousData
  return (
    <Stack as="section" gap="sm" aria-labelledby="invited-title">
      <Heading level={2} id="invited-title">
        <FormattedMessage id="invites.list.title" />
      </Heading>
      {shown ? (
        <Rows invitations={shown.myFriendInvitations} page={page} onInvite={onInvite} />
      ) : error ? (
        <ErrorState
          level={3}
          title={<FormattedMessage id="invites.list.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock shape="row" />
          <SkeletonBlock shape="row" />
          <SkeletonBlock shape="row" />
        </Skeleton>
      )}
    </Stack>
  )
}

type RowsProps = { invitations: MyFriendInvitationsQuery['myFriendInvitations']; page: number; onInvite: () => void }

function Rows({ invitations: { count, data }, page, onInvite }: RowsProps) {
  const { date } = useFormats()
  if (count === 0) {
    return (
      <Empty
        title={<FormattedMessage id="invites.list.empty" />}
        action={
          <Button iconStart="user-plus" onPress={onInvite}>
            <FormattedMessage id="invites.list.emptyDo" />
          </Button>
        }
      >
        <FormattedMessage id="invites.list.emptyText" />
      </Empty>
    )
  }
  const from = pageSize * (page - 1)
  return (
    <>
      <Card>
        <ul>
          {data.map(({ id, mobileNumber, status, createdAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.who}>
                <Text as="span" look="label">
                  <Ltr>{groupedPhone(mobileNumber)}</Ltr>
                </Text>
                <Text as="span" look="caption" tone="muted">
                  <FormattedMessage id="invites.list.on" values={{ date: date(new Date(createdAt)) }} />
                </Text>
              </div>
              <Badge tone={tones[status]}>
                <FormattedMessage id={`invites.status.${status}`} />
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination
        page={page}
        pages={Math.ceil(count / pageSize)}
        hrefFor={(to) => `/invite-friends?page=${to}`}
        summary={<FormattedMessage id="invites.list.range" values={{ from: from + 1, to: from + data.length, count }} />}
      />
    </>
  )
}
