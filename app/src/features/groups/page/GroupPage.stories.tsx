import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { groupAddresses, groupIds } from '@wasla/mocks/scenarios/groups/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { memberAddress, publicGroupAddress } from '#shared/groups/group-address.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from './GroupScreen.tsx'
import { publicGroupScreen } from './PublicGroupScreen.tsx'

const Members = groupScreen('members').Screen
const Public = publicGroupScreen('members').Screen
const PublicRequests = publicGroupScreen('requests').Screen

const member = { route: '/groups/my/:groupId' }
const open = { route: '/groups/:groupUserName' }

const meta = {
  title: 'Screens/Group',
  component: Members,
  tags: ['screen'],
  decorators: [
    withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages], {
      also: [{ path: '/groups/:groupUserName', element: <Public /> }],
    }),
  ],
  parameters: { layout: 'fullscreen', scenario: 'group-owner', path: groupAddresses.owner, ...member },
  render: () => (
    <AppLayout>
      <Members />
    </AppLayout>
  ),
} satisfies Meta<typeof Members>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const asPublic = {
  render: () => (
    <AppLayout>
      <Public />
    </AppLayout>
  ),
} satisfies Partial<Story>
/** Signed-out visitors see the top bar of public pages. */
const asStranger = {
  render: () => (
    <PublicLayout>
      <Public />
    </PublicLayout>
  ),
} satisfies Partial<Story>

/** The owner can invite, edit and share, and finds all other actions in a menu. */
export const ToItsOwner: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.invite') })).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('groups.form.edit') })).toHaveAttribute(
      'href',
      expect.stringContaining('/groups/edit/'),
    )
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5)
    await waitFor(() => expect(canvas.queryByRole('tab', { name: new RegExp(say('groups.tab.requests'), 'u') })).toBeNull())
  },
}

/** The owner's menu offers leaving, transferring and deleting the group (G-23). */
export const OwnersMenu: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.menu') }))
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await expect(names).toEqual([say('groups.menu.leave'), say('groups.menu.transfer'), say('groups.menu.delete')])
  },
}

/** Page of an admin: a badge counts the waiting requests, and only rows of plain members have a menu (G-19). */
export const ToAnAdmin: Story = {
  parameters: { scenario: 'group-admin', path: groupAddresses.admin },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(say('groups.tab.requests'), 'u') })).toBeVisible())
    const menus = await canvas.findAllByRole('button', { name: new RegExp(say('list.actions', { name: '.*' }), 'u') })
    await userEvent.click(menus[0] as HTMLElement)
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await expect(names).toEqual([say('groups.members.remove')])
    await userEvent.keyboard('{Escape}')
  },
}

/** Page of a member: rows have no menu, there are no invitations, and the member can leave. */
export const ToAMember: Story = {
  parameters: { scenario: 'group-member', path: groupAddresses.member },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.menu') })).toBeVisible())
    await canvas.findAllByRole('row')
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.invite') })).toBeNull())
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: new RegExp(say('list.actions', { name: '.*' }), 'u') })).toEqual([]))
    await waitFor(() => expect(canvas.queryByRole('tab', { name: new RegExp(say('groups.tab.pending-invites'), 'u') })).toBeNull())
  },
}

/** After leaving, the public page replaces the members' page (S1 §4). */
export const Leaving: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-member', path: groupAddresses.member },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.menu') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('groups.menu.leave') }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(say('groups.leave.question'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('groups.leave.yes') }))
    await waitFor(() => expect(screen.getByText(say('groups.inside.byInvitation'))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** An owner who tries to leave is told the two alternatives (G-23). */
export const OwnerCannotLeave: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.menu') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('groups.menu.leave') }))
    await userEvent.click(await screen.findByRole('button', { name: say('groups.leave.yes') }))
    await waitFor(() => expect(screen.getByText(say('GROUP_MEMBERS_OWNER_CANNOT_LEAVE'))).toBeVisible())
  },
}

/** Open group: a visitor joins with one press. */
export const ToAVisitor: Story = {
  ...asPublic,
  parameters: { scenario: 'group-visitor-open', path: groupAddresses['visitor-open'], ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.join') })).toBeEnabled())
    await waitFor(() => expect(canvas.getByRole('tab', { name: new RegExp(say('groups.tab.stats'), 'u') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.menu') })).toBeNull())
  },
}
export const Joining: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: ToAVisitor.parameters,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.join') })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: say('groups.join') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.menu') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.join') })).toBeNull())
  },
}

/** A group that is open by link only: a visitor may join, but sees no tabs before joining (G-03). */
export const ToAVisitorByLink: Story = {
  ...asPublic,
  parameters: { scenario: 'group-visitor-by-link', path: groupAddresses['visitor-by-link'], ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.join') })).toBeEnabled())
    await expect(canvas.getByText(say('groups.inside.byLink'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull())
  },
}

/** Private group: a visitor asks to join, and then can do nothing more (S1 §4). */
export const ToAVisitorWhoAsks: Story = {
  ...asPublic,
  parameters: { scenario: 'group-visitor-private', path: groupAddresses['visitor-private'], ...open },
}
export const Asking: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: ToAVisitorWhoAsks.parameters,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.join.request') })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: say('groups.join.request') }))
    await expect(await canvas.findByRole('button', { name: say('groups.join.sent') })).toBeDisabled()
  },
}

/** A visitor in five groups is told why they cannot join, and can try again after leaving one (G-01). */
export const JoiningOneTooMany: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: { scenario: 'group-join-limit', path: groupAddresses['join-limit'], ...open },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const max = createFormats(language).number(groupLimits.groupsOfUser)
    const ask = await canvas.findByRole('button', { name: say('groups.join.request') })
    await waitFor(() => expect(ask).toBeEnabled())
    await userEvent.click(ask)
    await waitFor(() => expect(screen.getByText(say('GROUPS_LIMIT_REACHED', { max }))).toBeVisible())
    await expect(ask).toBeEnabled()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.join.sent') })).toBeNull())
  },
}

/** Closed group: a visitor can join only by invitation, and sees only the head (G-17). */
export const ToAVisitorOfAClosedGroup: Story = {
  ...asPublic,
  parameters: { scenario: 'group-visitor-closed', path: groupAddresses['visitor-closed'], ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('groups.inside.byInvitation'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.join') })).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.join.request') })).toBeNull())
  },
}

/** A signed-out visitor sees the head, and signs in to join. */
export const ToAStranger: Story = {
  ...asStranger,
  parameters: { scenario: 'group-signed-out', path: groupAddresses['visitor-open'], ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('shell.signInToJoin') })).toHaveAttribute(
      'href',
      expect.stringContaining('returnTo'),
    )
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull())
  },
}

export const ToSomebodyInvited: Story = {
  ...asPublic,
  parameters: { scenario: 'group-invited', path: groupAddresses.invited, ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('button', { name: say('groups.join.accept') })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: say('groups.join.decline') })).toBeEnabled()
  },
}
export const AcceptingAnInvitation: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: { scenario: 'group-invited-closed', path: groupAddresses['invited-closed'], ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.join.accept') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.menu') })).toBeVisible())
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
  },
}
export const DecliningAnInvitation: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: ToSomebodyInvited.parameters,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.join.decline') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('groups.join.accept') })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('groups.join') })).toBeEnabled())
  },
}
/** If the invitation was cancelled before the visitor answers it, a toast says so. */
export const AcceptingTooLate: Story = {
  ...asPublic,
  tags: ['!dev'],
  parameters: { scenario: 'group-answer-cancelled', path: groupAddresses.invited, ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.join.accept') }))
    await waitFor(() => expect(screen.getByText(say('UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST'))).toBeVisible())
  },
}

export const ToSomebodyWaiting: Story = {
  ...asPublic,
  parameters: { scenario: 'group-requested', path: groupAddresses.requested, ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('button', { name: say('groups.join.sent') })).toBeDisabled()
  },
}

/** After a declined request, the button says when the visitor may ask again (G-16). */
export const ToSomebodyRefused: Story = {
  ...asPublic,
  parameters: { scenario: 'group-refused', path: groupAddresses.refused, ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const button = () => canvas.getByRole('button', { name: say('groups.join.request') })
    await waitFor(() => expect(button()).toHaveAccessibleDescription(new RegExp(say('groups.join.later', { day: '.+' }), 'u')))
    await expect(button()).toBeDisabled()
  },
}

async function openCountries({ canvas, globals }: Context) {
  const { say } = spoken(globals)
  const opener = await canvas.findByText(new RegExp(`^(${say('groups.page.countriesAll')}|${say('groups.page.countries')})$`, 'u'))
  const list = canvas.getByRole('list', { name: say('groups.page.countries') })
  await expect(list).not.toBeVisible()
  await userEvent.click(opener)
  await waitFor(() => expect(list).toBeVisible())
  return list
}

/** The list of the members' countries, ranked, below the flags. The browser opens it, without scripts. */
export const Countries: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const list = await openCountries(context)
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}

/** With very many countries, a number follows the flags, and the list is shown whole. */
export const VeryManyCountries: Story = {
  parameters: { scenario: 'group-many-countries', path: groupAddresses['many-countries'] },
  play: async (context) => {
    const list = await openCountries(context)
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(40)
    await expect(list.scrollHeight).toBe(list.clientHeight)
  },
}

/** The members' page of a group redirects visitors to the public page. */
export const MembersPageOfOthers: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-visitor-open', path: memberAddress(groupIds.riyadhKitchens) },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(screen.getByRole('button', { name: say('groups.join') })).toBeVisible())
  },
}
/** A tab that the viewer may not open redirects to the first tab. */
export const ATabOfOthers: Story = {
  tags: ['!dev'],
  parameters: {
    scenario: 'group-visitor-open',
    path: `${groupAddresses['visitor-open']}/requests`,
    route: '/groups/:groupUserName/requests',
  },
  render: () => (
    <AppLayout>
      <PublicRequests />
    </AppLayout>
  ),
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await expect(await screen.findByRole('tab', { name: new RegExp(say('groups.tab.members'), 'u') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Long: Story = { parameters: { scenario: 'group-long', path: groupAddresses.long } }
export const Missing: Story = {
  ...asPublic,
  parameters: { scenario: 'group-missing', path: publicGroupAddress('nobody_here'), ...open },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('groups.page.missing') })).toBeVisible())
  },
}
export const Loading: Story = { parameters: { scenario: 'group-loading', path: groupAddresses.owner } }
export const Failed: Story = {
  parameters: { scenario: 'group-error', path: groupAddresses.owner },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.page.failed') })).toBeVisible())
  },
}
