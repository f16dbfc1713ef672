import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { groupAddresses } from '@wasla/mocks/scenarios/groups/pages.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from '../page/GroupScreen.tsx'

const Invitations = groupScreen('pending-invites').Screen

const meta = {
  title: 'Screens/Group/Pending invites',
  component: Invitations,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages])],
  parameters: {
    layout: 'fullscreen',
    scenario: 'group-owner',
    path: `${groupAddresses.owner}/pending-invites`,
    route: '/groups/my/:groupId/pending-invites',
  },
  render: () => (
    <AppLayout>
      <Invitations />
    </AppLayout>
  ),
} satisfies Meta<typeof Invitations>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function shown({ globals }: Context) {
  const words = spoken(globals)
  const list = await screen.findByRole('list', { name: words.say('groups.tab.pending-invites') })
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')]
  return { ...words, rows, first: (rows()[0] as HTMLElement).dataset['row'] }
}

export const Some: Story = {}
export const None: Story = {
  parameters: { scenario: 'group-no-invites', path: `${groupAddresses['no-invites']}/pending-invites` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('groups.invites.none') })).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: say('groups.invite') })).toHaveLength(2)
  },
}

/** Cancels an invitation after a confirmation that names the invited profile. The next row gets the focus. */
export const Cancelling: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows, first } = await shown(context)
    const next = rows()[1]?.dataset['row']
    rows()[0]?.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('groups.invites.cancelYes') }))
    await waitFor(() => expect(screen.getByText(say('groups.invites.cancelled'))).toBeVisible())
    await waitFor(() => expect(rows().map((row) => row.dataset['row'])).not.toContain(first))
    await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']).toBe(next))
  },
}

/** If the profile answered the invitation first, a toast says so, and the dialog stays open. */
export const CancellingTooLate: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-answer-too-late', path: `${groupAddresses['answer-too-late']}/pending-invites` },
  play: async (context) => {
    const { say, rows } = await shown(context)
    await userEvent.click(rows()[0]?.querySelector('button') as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: say('groups.invites.cancelYes') }))
    await waitFor(() => expect(screen.getByText(say('GROUP_INVITATION_UPDATE_FAILED'))).toBeVisible())
  },
}

/** Invites two profiles one after the other: each row shows its result, and the sheet stays open. */
export const Inviting: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await shown(context)
    await userEvent.click(screen.getByRole('button', { name: say('groups.invite') }))
    const sheet = within(await screen.findByRole('dialog', { name: say('groups.invite') }))
    await userEvent.type(await sheet.findByRole('searchbox'), 'ra')
    const list = within(await sheet.findByRole('list', { name: say('groups.invite.results') }))
    const buttons = list.getAllByRole('button', { name: new RegExp(`^${say('groups.invite.send')} `, 'u') })
    await userEvent.click(buttons[0] as HTMLElement)
    await waitFor(() => expect(list.getByRole('button', { name: new RegExp(`^${say('groups.invite.invited')} `, 'u') })).toBeVisible())
    await userEvent.click(list.getAllByRole('button', { name: new RegExp(`^${say('groups.invite.send')} `, 'u') })[0] as HTMLElement)
    await waitFor(() => expect(list.getAllByRole('button', { name: new RegExp(`^${say('groups.invite.invited')} `, 'u') })).toHaveLength(2))
  },
}

/** If the user searches too often, the message names the waiting time. There is no retry button until that time has passed. */
export const LookingTooOften: Story = {
  parameters: { scenario: 'search-too-often', path: `${groupAddresses.owner}/pending-invites?dialog=invite` },
  play: async ({ globals }) => {
    const { say, language } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog', { name: say('groups.invite') }))
    await userEvent.type(await sheet.findByRole('searchbox'), 'ra')
    const text = say('RATE_LIMITED', { wait: createFormats(language).wait(20) })
    await waitFor(() => expect(sheet.getByText(text)).toBeVisible())
    await waitFor(() => expect(sheet.queryByRole('button', { name: say('ds.errorState.retry') })).toBeNull())
  },
}

/** The search counts at most a thousand profiles. At that limit, the sheet says that there may be more. */
export const FindingVeryMany: Story = {
  parameters: { scenario: 'search-very-many', path: `${groupAddresses.owner}/pending-invites?dialog=invite` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog', { name: say('groups.invite') }))
    await userEvent.type(await sheet.findByRole('searchbox'), 'ree')
    await waitFor(() => expect(sheet.getByText(say('groups.invite.foundOrMore', { count: searchLimits.most }))).toBeVisible())
  },
}

/** The owner may invite admins; an admin may not (G-14). */
export const AnAdminInvitesMembersAlone: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-admin', path: `${groupAddresses.admin}/pending-invites?dialog=invite` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog', { name: say('groups.invite') }))
    await waitFor(() => expect(sheet.getByText(say('groups.invite.hint'))).toBeVisible())
    await waitFor(() => expect(sheet.queryByRole('radiogroup', { name: say('groups.invite.as') })).toBeNull())
  },
}

export const Loading: Story = { parameters: { scenario: 'group-tabs-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'group-tabs-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('groups.invites.failed') })).toBeVisible())
  },
}
