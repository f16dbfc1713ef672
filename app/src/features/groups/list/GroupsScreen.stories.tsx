import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { GroupsScreen } from './GroupsScreen.tsx'
import { GroupsWaiting } from './GroupsWaiting.tsx'

const meta = {
  title: 'Screens/Groups/List',
  component: GroupsScreen,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/groups', scenario: 'groups' },
  render: () => (
    <AppLayout>
      <GroupsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof GroupsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Say = ReturnType<typeof spoken>['say']

const listIn = (canvas: Canvas, say: Say) => canvas.findByRole('list', { name: say('group.list') })
const tab = (say: Say, name: 'ALL_GROUPS' | 'CREATED' | 'JOINED') => ({ name: new RegExp(`^${say(`groups.list.tab.${name}`)}`, 'u') })

/** The viewer's own groups, and all listed groups, each with the way to join it. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await listIn(canvas, say)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('groups.list.title'))
    await expect(within(list).getByRole('link', { name: 'Riyadh kitchens' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/groups\/my\//),
    )
    await expect(within(list).getAllByText(say('group.way.OPEN')).length).toBeGreaterThan(0)
    await expect(within(list).getAllByText(say('group.mine.Owner')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: say('groups.list.create') })).toHaveAttribute('href', '/groups/create')
    await expect(await canvas.findByRole('tab', tab(say, 'CREATED'))).toHaveAttribute('href', '/groups?type=CREATED')
  },
}

/** The groups that the viewer owns, with their number. */
export const Created: Story = {
  parameters: { path: '/groups?type=CREATED' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await listIn(canvas, say)
    const owned = within(list).getAllByText(say('group.mine.Owner'))
    await expect(owned).toHaveLength(within(list).getAllByRole('article').length)
    await expect(canvas.getByRole('tab', tab(say, 'CREATED'))).toHaveAttribute('aria-selected', 'true')
  },
}

/** Groups that others own and the viewer has joined. “My groups” in Discover links here (H-07). */
export const Joined: Story = {
  parameters: { path: '/groups?type=JOINED' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await listIn(canvas, say)
    await waitFor(() => expect(within(list).queryByText(say('group.mine.Owner'))).toBeNull())
  },
}

/** The second page has its own address. */
export const Many: Story = {
  parameters: { scenario: 'groups-many', path: '/groups?page=2' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(within(await listIn(canvas, say)).getAllByRole('article')).toHaveLength(10)
  },
}

/** Searches by name during typing. If nothing is found, a link leads back to the full list. */
export const Searching: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await listIn(canvas, say)
    const field = canvas.getByRole('searchbox', { name: say('groups.list.search') })
    await userEvent.type(field, 'riyadh')
    await waitFor(async () => expect(within(await listIn(canvas, say)).getAllByRole('article')).toHaveLength(1))
    await userEvent.type(field, 'zzzz')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.list.noneFound') })).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: say('groups.list.showAll') }))
    await listIn(canvas, say)
    await expect(canvas.getByRole('searchbox', { name: say('groups.list.search') })).toHaveValue('')
  },
}

/** A viewer in five groups is told so before opening the form, with a link to groups that can be left (G-01). */
export const AtTheLimit: Story = {
  parameters: { scenario: 'groups-at-limit' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const create = await canvas.findByRole('button', { name: say('groups.list.create') })
    await expect(create).toBeDisabled()
    await expect(create).toHaveAccessibleDescription(say('groups.list.full', { limit: 5 }))
    await expect(await canvas.findByRole('link', { name: say('groups.list.full.see.JOINED') })).toHaveAttribute(
      'href',
      '/groups?type=JOINED',
    )
  },
}

export const Empty: Story = {
  parameters: { scenario: 'groups-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.list.none.ALL_GROUPS') })).toBeVisible())
  },
}

/** A viewer in no group is offered a link to find groups. */
export const NoneJoined: Story = {
  parameters: { scenario: 'groups-none-mine', path: '/groups?type=JOINED' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.list.none.JOINED') })).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: say('groups.list.find') }))
    await listIn(canvas, say)
  },
}

export const NoneCreated: Story = { parameters: { scenario: 'groups-none-mine', path: '/groups?type=CREATED' } }

export const Loading: Story = { parameters: { scenario: 'groups-loading' } }

/** If the list fails to load, the tabs and the search stay visible. */
export const Failed: Story = {
  parameters: { scenario: 'groups-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.list.failed') })).toBeVisible())
    await expect(canvas.getByRole('searchbox', { name: say('groups.list.search') })).toBeVisible()
  },
}

/** Skeleton of the groups before the viewer is known. */
export const Arriving: Story = {
  render: () => (
    <AppLayout>
      <GroupsWaiting />
    </AppLayout>
  ),
}
