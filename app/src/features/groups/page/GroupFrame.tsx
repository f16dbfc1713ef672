import { Suspense, useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate } from 'react-router'
import { groupViewerOf, isInside, mayDo, tabsFor, type GroupTab, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { publicGroupAddress } from '#shared/groups/group-address.ts'
import { pagePart } from '#lazy/page-part.ts'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { memberStates } from '#session/guards.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { MembersTab } from '../members/MembersTab.tsx'
import { GroupActions } from './GroupActions.tsx'
import { memberTabAddress, publicTabAddress } from './group-address.ts'
import { GroupTopCountriesDocument } from './group.generated.ts'
import { GroupHead } from './GroupHead.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { GroupMissing } from './GroupMissing.tsx'
import { GroupWaiting } from './GroupWaiting.tsx'
import { SignInCall } from '#shared/sign-in/SignInCall.tsx'
import { InsideNote } from './InsideNote.tsx'
import { ShareGroup } from './ShareGroup.tsx'
import { useGroupPage, useMembership, type GroupAt, type PageGroup } from './useGroupPage.ts'
import { useLiveGroup } from './useLiveGroup.ts'
import { usePendingCounts } from './usePendingCounts.ts'
import { wayIn } from './way-in.ts'

/* These tabs (2 to 3 kB each) are loaded when they are opened, because most visitors only open the tab of the members. */
const StatsTab = pagePart(() => import('../stats/StatsTab.tsx').then((module) => module.StatsTab))
const InvitationsTab = pagePart(() => import('../invitations/InvitationsTab.tsx').then((module) => module.InvitationsTab))
const RequestsTab = pagePart(() => import('../requests/RequestsTab.tsx').then((module) => module.RequestsTab))

type GroupFrameProps = { at: GroupAt; tab: GroupTab }

/** The page of a group: its head, and the tabs that the viewer may open (section G). */
export function GroupFrame({ at, tab }: GroupFrameProps) {
  const page = useGroupPage(at)
  const viewer = useViewer()
  const isSignedIn = viewer.kind === 'signedIn'
  if (page.isMissing) return <GroupMissing isSignedIn={isSignedIn} />
  if (page.group && viewer.kind !== 'loading') {
    const isReader = isSignedIn && memberStates.includes(viewer.state)
    const Group = isReader ? LiveGroup : LoadedGroup
    return <Group group={page.group} at={at} tab={tab} isSignedIn={isReader} />
  }
  if (page.hasFailed)
    return <ErrorState level={1} title={<FormattedMessage id="groups.page.failed" />} onRetry={page.retry} isRetrying={page.isRetrying} />
  return <GroupWaiting />
}

type LoadedGroupProps = GroupFrameProps & { group: PageGroup; isSignedIn: boolean }

/** The event stream requires a signed-in user. */
function LiveGroup(props: LoadedGroupProps) {
  useLiveGroup()
  return <LoadedGroup {...props} />
}

function LoadedGroup({ group, at, tab, isSignedIn }: LoadedGroupProps) {
  const { clock } = useServices()
  const { number, compact } = useFormats()
  const { id, userName, isPrivate, isDiscoverable, myRole } = group
  const isOutside = isSignedIn && myRole === 'Visitor'
  const { membership, isKnown } = useMembership(id, isOutside)
  const isInvited = Boolean(membership?.invitation)
  const access: GroupAccess = { isPrivate, isDiscoverable, viewer: groupViewerOf({ isSignedIn, role: myRole, isInvited }) }
  const { data } = useQuery(GroupTopCountriesDocument, {
    variables: { groupId: id },
    skip: !mayDo(access, 'readCountries'),
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const tabs = tabsFor(access)
  const way = wayIn({ access, membership, isKnown, now: clock.now() })
  const pending = usePendingCounts(id, access)
  useGroupTitle(group)

  const addressOf = (each: GroupTab) => (at.by === 'id' ? memberTabAddress(id, each) : publicTabAddress(userName, each))
  /* A viewer who is not a member (any more) may not open the members' page. The public page says how to join. */
  if (at.by === 'id' && !isInside(access)) return <Navigate to={publicGroupAddress(userName)} replace />
  if (tab !== 'members' && !tabs.includes(tab)) return <Navigate to={addressOf('members')} replace />
  const metaOf = (each: GroupTab) => {
    if (each === 'members') return compact(group.groupMembersCount)
    if (each === 'pending-invites') return pending.invites ? number(pending.invites) : undefined
    return each === 'requests' && pending.requests ? <CountBadge count={pending.requests} /> : undefined
  }
  return (
    <Stack gap="lg">
      <GroupHead
        group={group}
        countries={data?.groupTopCountries ?? []}
        main={
          mayDo(access, 'invite') || (way.kind !== 'none' && way.kind !== 'signIn') ? (
            <GroupActions group={group} access={access} way={way} />
          ) : null
        }
        others={
          <>
            <ShareGroup group={group} />
            <GroupMenu group={group} access={access} />
          </>
        }
      />
      {way.kind === 'signIn' && <SignInCall />}
      {way.kind === 'invited' && (
        <Banner title={<FormattedMessage id="groups.invited" />}>
          <FormattedMessage id={way.role === 'Admin' ? 'groups.invited.Admin' : 'groups.invited.Member'} />
        </Banner>
      )}
      {tabs.length === 0 ? (
        <InsideNote access={access} />
      ) : (
        <Tabs
          label={group.name}
          selected={tab}
          items={tabs.map((each) => ({
            id: each,
            href: addressOf(each),
            label: <FormattedMessage id={`groups.tab.${each}`} />,
            meta: metaOf(each),
          }))}
        >
          <Suspense fallback={<SkeletonRows rows={6} />}>
            {tab === 'members' && <MembersTab group={group} access={access} />}
            {tab === 'stats' && <StatsTab groupId={id} />}
            {tab === 'pending-invites' && <InvitationsTab group={group} access={access} />}
            {tab === 'requests' && <RequestsTab groupId={id} />}
          </Suspense>
        </Tabs>
      )}
    </Stack>
  )
}

/** Sets the document title to the group's name, as the server does for the prerendered page. */
function useGroupTitle({ name, userName }: Pick<PageGroup, 'name' | 'userName'>) {
  const intl = useIntl()
  const product = useProductName()
  const page = intl.formatMessage({ id: 'groups.page.documentTitle' }, { name, userName })
  const title = intl.formatMessage({ id: 'shell.pageTitle' }, { page, product })
  useEffect(() => {
    document.title = title
  }, [title])
}
