import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { AppLayout } from '../AppLayout.tsx'

const meta = {
  title: 'Screens/Notifications',
  component: AppLayout,
  tags: ['screen'],
  decorators: [withApp()],
  parameters: { layout: 'fullscreen', path: '/here?dialog=notifications', scenario: 'notifications' },
  args: { children: null },
  render: () => (
    <AppLayout>
      <Heading level={1} look="title">
        Wasla
      </Heading>
    </AppLayout>
  ),
} satisfies Meta<typeof AppLayout>
export default meta
type Story = StoryObj<typeof meta>

type Say = ReturnType<typeof spoken>['say']
const theList = (say: Say) => screen.findByRole('list', { name: say('notifications.list') })
const unreadIn = (list: HTMLElement, say: Say) => within(list).queryAllByText(say('notifications.unread'), { exact: false })

/** Shows open invitations, answered invitations with their result, and other notifications. */
export const Ready: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3)
    await expect(unreadIn(list, say).length).toBeGreaterThan(0)
    await expect(within(list).getAllByRole('button', { name: say('notifications.accept') }).length).toBeGreaterThan(0)
  },
}

/**
 * Uses the keyboard. The bell's name has the unread count, and the bell opens the panel. Escape closes the panel and returns the focus to
 * the bell.
 */
export const OpensAndCloses: Story = {
  parameters: { path: '/here' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const bell = await canvas.findByRole('button', { name: new RegExp(`^${say('shell.notifications')}[^a-z]+\\S`, 'u') })
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
    bell.focus()
    await userEvent.keyboard('{Enter}')
    await theList(say)
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell).toHaveFocus())
  },
}

/** After “accept”, the result replaces the buttons, and the focus stays on the row. */
export const Accepts: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const [accept] = within(list).getAllByRole('button', { name: say('notifications.accept') })
    const line = accept?.closest('li') as HTMLElement
    await userEvent.click(accept as HTMLElement)
    const results = [say('notifications.answer.joined'), say('notifications.answer.accepted')]
    await waitFor(() => expect(within(line).getByRole('status')).toHaveTextContent(new RegExp(results.join('|'), 'u')))
    await waitFor(() => expect(within(line).queryByRole('button')).toBeNull())
    await expect(unreadIn(line, say)).toEqual([])
    await waitFor(() => expect(within(line).getByRole('link')).toHaveFocus())
  },
}

/** The answered row gets the focus at once, even if marking it as read takes long. Escape then closes the panel. */
export const AcceptsWhileReadingIsSlow: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'notifications-read-slowly' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const [accept] = within(list).getAllByRole('button', { name: say('notifications.accept') })
    const line = accept?.closest('li') as HTMLElement
    await userEvent.click(accept as HTMLElement)
    await waitFor(() => expect(within(line).queryByRole('button')).toBeNull())
    await expect(within(line).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('list', { name: say('notifications.list') })).toBeNull())
  },
}

export const Declines: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const decline = within(list)
      .getAllByRole('button', { name: say('notifications.decline') })
      .at(-1)
    const line = decline?.closest('li') as HTMLElement
    await userEvent.click(decline as HTMLElement)
    await waitFor(() => expect(within(line).getByRole('status')).toHaveTextContent(say('notifications.answer.declined')))
    await waitFor(() => expect(within(line).queryByRole('button')).toBeNull())
  },
}

/** If the server refuses the answer, a toast gives the reason and the row keeps its buttons. */
export const AnsweredTooLate: Story = {
  parameters: { scenario: 'notifications-answered-too-late' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const [accept] = within(list).getAllByRole('button', { name: say('notifications.accept') })
    await userEvent.click(accept as HTMLElement)
    await waitFor(() =>
      expect(document.body).toHaveTextContent(
        new RegExp([say('GROUP_INVITATION_UPDATE_FAILED'), say('MANAGED_ACCOUNT_UPDATE_FAILED')].join('|'), 'u'),
      ),
    )
    await waitFor(() => expect(accept).toBeEnabled())
  },
}

/** A press marks the row as read and opens its page. */
export const Leads: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const link = within(list)
      .getAllByRole('link')
      .find((each) => each.getAttribute('href') === '/wallet' || each.getAttribute('href')?.startsWith('/program/'))
    const href = link?.getAttribute('href') ?? ''
    await userEvent.click(link as HTMLElement)
    await waitFor(() => expect(canvas.getByText(href)).toBeVisible())
  },
}

/** One press marks all shown rows as read, and the bell shows no number any more. */
export const ReadsAll: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    await userEvent.click(screen.getByRole('button', { name: say('notifications.markAllRead') }))
    await waitFor(() => expect(unreadIn(list, say)).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('button', { name: say('notifications.markAllRead') })).toBeNull())
  },
}

/** Loads twenty notifications at a time. Older ones load when the end of the list scrolls into view. */
export const Many: Story = {
  parameters: { scenario: 'notifications-many' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(20))
    const before = within(list).getAllByRole('listitem').length
    within(list).getAllByRole('link').at(-1)?.focus()
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(before))
  },
}

/** Without a connection, the marked row becomes unread again. */
export const MarkDoesNotArrive: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'notifications-offline' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const list = await theList(say)
    const before = unreadIn(list, say).length
    await userEvent.click(screen.getByRole('button', { name: say('notifications.markAllRead') }))
    await waitFor(() => expect(unreadIn(list, say)).toHaveLength(before))
  },
}

export const Empty: Story = {
  parameters: { scenario: 'notifications-empty' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(screen.getByRole('heading', { name: say('notifications.none') })).toBeVisible())
  },
}
export const Loading: Story = { parameters: { scenario: 'notifications-loading' } }
export const Failed: Story = {
  parameters: { scenario: 'notifications-error' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(screen.getByRole('heading', { name: say('notifications.failed') })).toBeVisible())
    await expect(screen.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible()
  },
}

/** The sheet on a phone, opened by keyboard from the bell. */
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { path: '/here' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const bell = await canvas.findByRole('button', { name: new RegExp(`^${say('shell.notifications')}[^a-z]+\\S`, 'u') })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    const list = await theList(say)
    await expect(screen.getByRole('dialog')).toContainElement(list)
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  },
}

/** On a phone, the bell or the menu opens a sheet as high as the page (T-08). */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { path: '/here' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ds.appShell.menu') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('shell.notifications') }))
    const list = await theList(say)
    await expect(screen.getByRole('dialog')).toContainElement(list)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('list', { name: say('notifications.list') })).toBeNull())
  },
}
