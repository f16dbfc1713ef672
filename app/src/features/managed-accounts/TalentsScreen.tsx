import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { Tabs } from '@wasla/design-system/components/Tabs'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { InviteTalent } from '#shared/managed-accounts/InviteTalent.tsx'
import { MyManagedAccountsDocument, RemoveManagedAccountDocument } from './managedAccounts.generated.ts'
import { Managers } from './Managers.tsx'
import { MemberLine } from '#shared/members/MemberLine.tsx'
import { splitAddress } from './splits/split.ts'
import type { Talent } from './talent.ts'
import { filters, listAddress, pageSize, pagesOf, readList } from './talent-list.ts'

/* The overview of a talent (1.2 kB) is loaded when it is opened. */
const TalentOverview = lazyOverlay(() => import('./TalentOverview.tsx').then((module) => module.TalentOverview))

const none: readonly Talent[] = []

/**
 * Page of an agent's or agency's talents and invitations (D-20 to D-23). The filter, the page number and the open talent are part of the
 * address.
 */
export function TalentsScreen() {
  usePageTitle('talents.title')
  const intl = useIntl()
  const [query] = useSearchParams()
  const { filter, page } = readList(query)
  const { type } = useSignedInViewer()
  const title = useRef<HTMLDivElement>(null)
  const invite = useRef<HTMLDivElement>(null)

  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="talents.title" />} lead={<FormattedMessage id="talents.lead" />} />
      <Card as="section" isPadded aria-labelledby="invite-talent">
        <Stack gap="md">
          <Heading level={2} id="invite-talent">
            <FormattedMessage id="talents.invite.title" />
          </Heading>
          <div ref={invite}>
            <InviteTalent />
          </div>
        </Stack>
      </Card>
      <div ref={title} tabIndex={-1}>
        <Tabs
          label={intl.formatMessage({ id: 'talents.filter' })}
          items={filters.map((id) => ({ id, label: <FormattedMessage id={`talents.show.${id}`} />, href: listAddress(id) }))}
          selected={filter}
        >
          <TalentList
            key={filter}
            filter={filter}
            page={page}
            otherwise={title}
            onInvite={() => invite.current?.querySelector('input')?.focus()}
          />
        </Tabs>
      </div>
      {type === 'AGENT' && <Managers isQuiet />}
    </Stack>
  )
}

type TalentListProps = {
  filter: (typeof filters)[number]
  page: number
  otherwise: React.RefObject<HTMLElement | null>
  /** Called from the empty list to focus the invitation form above it. */
  onInvite: () => void
}

function TalentList({ filter, page, otherwise, onInvite }: TalentListProps) {
  const { data, previousData, error, loading, refetch } = useQuery(MyManagedAccountsDocument, {
    variables: { status: filter, pagination: { limit: pageSize, offset: pageSize * (page - 1) } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const shown = (data ?? previousData)?.myManagedAccounts
  const talents = shown?.data ?? none
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval('remove-talent', talents, list, otherwise)
  const overview = useUrlDialog('talent')
  const opened = talents.find(({ id, status }) => id === overview.value && status === 'Accepted')
  const [remove] = useMutation(RemoveManagedAccountDocument, { refetchQueries: [MyManagedAccountsDocument], awaitRefetchQueries: true })

  /* After the last row of the last page is removed, redirects to the new last page. */
  if (data && data.myManagedAccounts.count > 0 && page > pagesOf(data.myManagedAccounts.count))
    return <Navigate to={listAddress(filter, pagesOf(data.myManagedAccounts.count))} replace />

  const from = pageSize * (page - 1)
  return (
    <Stack gap="md">
      {!shown && (
        <Waiting
          error={error}
          failed={<FormattedMessage id="talents.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {shown && talents.length === 0 && (
        <Empty
          level={2}
          title={<FormattedMessage id={`talents.empty.${filter}`} />}
          action={
            filter === 'all' ? (
              <Button iconStart="user-plus" onPress={onInvite}>
                <FormattedMessage id="talents.emptyDo" />
              </Button>
            ) : (
              <LinkButton href={listAddress('all')}>
                <FormattedMessage id="talents.showAll" />
              </LinkButton>
            )
          }
        >
          <FormattedMessage id="talents.emptyText" />
        </Empty>
      )}
      {shown && talents.length > 0 && (
        <>
          <Card>
            <ul ref={list}>
              {talents.map((talent) => (
                <TalentRow
                  key={talent.id}
                  talent={talent}
                  onOpen={() => overview.openWith(talent.id)}
                  onRemove={() => removal.ask(talent.id)}
                />
              ))}
            </ul>
          </Card>
          <Pagination
            page={page}
            pages={pagesOf(shown.count)}
            hrefFor={(to) => listAddress(filter, to)}
            summary={<FormattedMessage id="talents.range" values={{ from: from + 1, to: from + talents.length, count: shown.count }} />}
          />
        </>
      )}
      {overview.isOpen && opened && <TalentOverview talent={opened} onClose={overview.close} />}
      <RemoveDialog
        removal={removal}
        title={({ status, user }) => (
          <FormattedMessage
            id={status === 'Pending' ? 'talents.askWithdraw' : 'talents.ask'}
            values={{ name: <Bidi key="name">{user.fullName}</Bidi> }}
          />
        )}
        confirmText={<FormattedMessage id={removal.chosen?.status === 'Pending' ? 'talents.withdrawYes' : 'talents.removeYes'} />}
        onConfirm={({ id }) => remove({ variables: { id } })}
      >
        <FormattedMessage id={removal.chosen?.status === 'Pending' ? 'talents.askWithdrawText' : 'talents.askText'} />
      </RemoveDialog>
    </Stack>
  )
}

function TalentRow({ talent, onOpen, onRemove }: { talent: Talent; onOpen: () => void; onRemove: () => void }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { user, status, createdAt } = talent
  const name = { name: isolate(user.fullName) }
  const isPending = status === 'Pending'
  const page: MenuEntry[] =
    user.userName === null
      ? []
      : [
          {
            id: 'page',
            icon: 'user',
            label: intl.formatMessage({ id: 'talents.seeProfile' }),
            href: tabAddress('overview', { type: user.userType, userName: user.userName }),
          },
        ]
  const overview: MenuEntry = {
    id: 'overview',
    icon: 'eye',
    label: intl.formatMessage({ id: 'talents.overview' }),
    onAction: onOpen,
  }
  const split: MenuEntry = {
    id: 'split',
    icon: 'both-ways',
    label: intl.formatMessage({ id: 'splits.open' }),
    href: splitAddress(talent.id),
  }
  return (
    <li className={row.row}>
      <MemberLine
        member={user}
        note={
          isPending && (
            <>
              <Badge>
                <FormattedMessage id="talents.waiting" />
              </Badge>{' '}
              <span className={row.whole}>{date(new Date(createdAt))}</span>
            </>
          )
        }
        {...(!isPending && {
          press: { label: `${intl.formatMessage({ id: 'talents.overview' })} ${name.name}`, onPress: onOpen },
        })}
      >
        <RowMenu
          name={name.name}
          items={isPending ? page : [overview, split, ...page]}
          danger={{
            id: 'remove',
            label: intl.formatMessage({ id: isPending ? 'talents.withdraw' : 'talents.remove' }),
            onAction: onRemove,
          }}
        />
      </MemberLine>
    </li>
  )
}
