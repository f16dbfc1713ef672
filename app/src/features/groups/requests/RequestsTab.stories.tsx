import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupAddresses } from '@wasla/mocks/scenarios/groups/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from '../page/GroupScreen.tsx'

const Requests = groupScreen('requests').Screen

const meta = {
  title: 'Screens/Group/Requests',
  component: Requests,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages])],
  parameters: {
    layout: 'fullscreen',
    scenario: 'group-admin',
    path: `${groupAddresses.admin}/requests`,
    route: '/groups/my/:groupId/requests',
  },
  render: () => (
    <AppLayout>
      <Requests />
    </AppLayout>
  ),
} satisfies Meta<typeof Requests>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function shown({ globals }: Context) {
  const words = spoken(globals)
  const list = await screen.findByRole('list', { name: words.say('groups.tab.requests') })
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')]
  return { ...words, rows }
}

export const Some: Story = {}
export const None: Story = {
  parameters: { scenario: 'group-no-requests', path: `${groupAddresses['no-requests']}/requests` },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('groups.requests.none') })).toBeVisible())
  },
}

/** Accepts a request by keyboard: its row shows the result, and the next request gets the focus. */
export const Accepting: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await shown(context)
    const [first, second] = rows().map((row) => row.dataset['row'])
    ;[...(rows()[0]?.querySelectorAll('button') ?? [])].at(-1)?.focus()
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('groups.requests.acceptYes') }))
    await waitFor(() => expect(screen.getByText(say('groups.requests.accepted'))).toBeVisible())
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText(say('groups.requests.isAccepted'))).toBeVisible())
    await expect(rows()[0]?.dataset['row']).toBe(first)
    if (second !== undefined)
      await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']).toBe(second))
  },
}

/** The dialog for declining names the profile, and says when it may ask again. */
export const Declining: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await shown(context)
    await userEvent.click(rows()[0]?.querySelector('button') as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(say('groups.requests.declineText'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('groups.requests.declineYes') }))
    await waitFor(() => expect(screen.getByText(say('groups.requests.declined'))).toBeVisible())
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText(say('groups.requests.isDeclined'))).toBeVisible())
  },
}

/** If somebody else has already answered the request, a toast says so, and the dialog stays open. */
export const TooLate: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-answer-too-late', path: `${groupAddresses['answer-too-late']}/requests` },
  play: async (context) => {
    const { say, rows } = await shown(context)
    await userEvent.click([...(rows()[0]?.querySelectorAll('button') ?? [])].at(-1) as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: say('groups.requests.acceptYes') }))
    await waitFor(() => expect(screen.getByText(say('GROUP_INVITATION_UPDATE_FAILED'))).toBeVisible())
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
