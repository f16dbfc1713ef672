import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupAddresses } from '@wasla/mocks/scenarios/groups/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { chooseInMenu, rowMenus } from '#testing/row-menu.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from '../page/GroupScreen.tsx'

const Members = groupScreen('members').Screen

const meta = {
  title: 'Screens/Group/Members',
  component: Members,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages])],
  parameters: { layout: 'fullscreen', scenario: 'group-many-members', path: groupAddresses['many-members'], route: '/groups/my/:groupId' },
  render: () => (
    <AppLayout>
      <Members />
    </AppLayout>
  ),
} satisfies Meta<typeof Members>
export default meta
type Story = StoryObj<typeof meta>

/** More than one page: a search field, a role filter, and the pagination. */
export const Many: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: say('groups.members.search') })).toBeVisible())
    await expect((await canvas.findAllByRole('row')).length).toBe(11)
  },
}
export const PageTwo: Story = { parameters: { path: `${groupAddresses['many-members']}?page=2` } }

/** The owner makes a member an admin, and the list shows it. */
export const MakingAnAdmin: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-owner', path: `${groupAddresses.owner}?role=Member` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(rowMenus(canvas, say).length).toBeGreaterThan(0))
    const row = rowMenus(canvas, say)[0]?.closest<HTMLElement>('[data-row]')?.dataset['row']
    await chooseInMenu(rowMenus(canvas, say)[0], say('groups.members.make.Admin'))
    await waitFor(() => expect(canvas.queryAllByRole('row').map((each) => each.dataset['row'])).not.toContain(row))
  },
}

/** Removes a member after a confirmation that names them. The next row gets the focus. */
export const Removing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-admin', path: groupAddresses.admin },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(rowMenus(canvas, say).length).toBeGreaterThan(0))
    const row = rowMenus(canvas, say)[0]?.closest<HTMLElement>('[data-row]')?.dataset['row']
    await chooseInMenu(rowMenus(canvas, say)[0], say('groups.members.remove'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('list.removeYes') }))
    await waitFor(() => expect(canvas.queryAllByRole('row').map((each) => each.dataset['row'])).not.toContain(row))
  },
}

/** If no member has that name, one press shows all members again. */
export const NobodyFound: Story = {
  tags: ['!dev'],
  parameters: { path: `${groupAddresses['many-members']}?q=zzzz` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('groups.members.showAll') }))
    await expect((await canvas.findAllByRole('row')).length).toBe(11)
  },
}

export const Loading: Story = { parameters: { scenario: 'group-tabs-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'group-tabs-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('groups.members.failed') })).toBeVisible())
  },
}
