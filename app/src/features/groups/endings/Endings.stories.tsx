import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupAddresses } from '@wasla/mocks/scenarios/groups/pages.ts'
import { RIYADH_KITCHENS } from '@wasla/mocks/world/groups/all-groups.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from '../page/GroupScreen.tsx'

const Group = groupScreen('members').Screen

const meta = {
  title: 'Screens/Group/Ways out',
  component: Group,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages])],
  parameters: {
    layout: 'fullscreen',
    scenario: 'group-owner',
    path: `${groupAddresses.owner}?dialog=delete`,
    route: '/groups/my/:groupId',
  },
  render: () => (
    <AppLayout>
      <Group />
    </AppLayout>
  ),
} satisfies Meta<typeof Group>
export default meta
type Story = StoryObj<typeof meta>

export const Deleting: Story = {}
export const Transferring: Story = { parameters: { path: `${groupAddresses.owner}?dialog=transfer` } }
export const Leaving: Story = { parameters: { scenario: 'group-member', path: `${groupAddresses.member}?dialog=leave` } }

/** Rejects a wrong user name at the field. The right user name deletes the group and opens the list of groups. */
export const DeletesAfterTheNameWasTyped: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog', { name: say('groups.menu.delete') }))
    const field = await sheet.findByRole('textbox', { name: new RegExp(say('groups.confirm.handle'), 'u') })
    await userEvent.type(field, 'another_group')
    await userEvent.click(sheet.getByRole('button', { name: say('groups.delete.yes') }))
    await waitFor(() => expect(sheet.getByText(say('groups.confirm.wrong'))).toBeVisible())
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, `@${RIYADH_KITCHENS.userName}`)
    await userEvent.click(sheet.getByRole('button', { name: say('groups.delete.yes') }))
    await waitFor(() => expect(screen.getByText('/groups')).toBeVisible())
  },
}

/** The owner chooses a member and types the user name. The member becomes the owner, and the previous owner an admin (G-21). */
export const HandsOver: Story = {
  tags: ['!dev'],
  parameters: { path: `${groupAddresses.owner}?dialog=transfer` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const name = say('groups.menu.transfer')
    const choices = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(
      (await choices.findAllByRole('button', { name: new RegExp(`^${say('groups.transfer.pick')} `, 'u') }))[0] as HTMLElement,
    )
    const field = await screen.findByRole('textbox', { name: new RegExp(say('groups.confirm.handle'), 'u') })
    await userEvent.type(field, RIYADH_KITCHENS.userName)
    await userEvent.click(screen.getByRole('button', { name: say('groups.transfer.yes') }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: say('groups.menu') }))
    await waitFor(() => expect(screen.queryByRole('menuitem', { name })).toBeNull())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say('groups.menu.leave') })).toBeVisible())
  },
}
