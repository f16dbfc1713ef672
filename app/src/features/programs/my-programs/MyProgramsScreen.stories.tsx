import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { programListsMessages } from '../lists/messages/catalogue.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { MyProgramsScreen } from './MyProgramsScreen.tsx'

const meta = {
  title: 'Screens/My programs',
  component: MyProgramsScreen,
  tags: ['screen'],
  decorators: [
    withApp([paymentRecordMessages, exploreMessages, programListsMessages, programsMessages, sharedProgramsMessages, listMessages], {
      isGuarded: true,
    }),
  ],
  parameters: { layout: 'fullscreen', path: '/my-programs', scenario: 'programs-brand' },
  render: () => (
    <AppLayout width="full">
      <MyProgramsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof MyProgramsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A brand's programs in every status, each with its next action. */
export const Created: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('tab', { name: say('programs.mine.tab.created') })).toHaveAttribute('aria-selected', 'true')
    const rows = await canvas.findAllByRole('article')
    await expect(rows.length).toBeGreaterThan(3)
    const draft = rows.find((row) => within(row).queryByText(say('program.status.Draft')) !== null)
    await expect(within(draft ?? document.body).getByRole('link', { name: say('programs.owner.continue') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('programs.owner.addBudget') })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: new RegExp(say('programs.mine.tab.bookmarked'), 'u') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The address selects one status. */
export const CreatedDrafts: Story = { parameters: { path: '/my-programs?tab=created&status=Draft' } }

/** Deletes a draft after a confirmation. Its row disappears. */
export const DeletingADraft: Story = {
  tags: ['!dev'],
  parameters: { path: '/my-programs?tab=created&status=Draft' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const before = (await canvas.findAllByRole('article')).length
    const draft = (await canvas.findAllByRole('article')).find((row) => within(row).queryByText(say('program.status.Draft')))
    await userEvent.click(within(draft ?? document.body).getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('programs.owner.deleteDraft') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(say('programs.owner.deleteText'))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: say('programs.owner.deleteDraft') }))
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(before - 1))
  },
}

/** Copies an ended program from its row. The wizard opens with the copy. */
export const CopyingWhatEnded: Story = {
  tags: ['!dev'],
  parameters: { path: '/my-programs?tab=created&status=Retired' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [ended] = await canvas.findAllByRole('article')
    await userEvent.click(within(ended ?? document.body).getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('programs.owner.copy') }))
    await waitFor(() => expect(canvas.getByText('/programs/create/program-details?field=startDate')).toBeVisible())
  },
}

/** A brand without programs gets an empty state with a link to create one. */
export const NothingCreated: Story = {
  parameters: { scenario: 'programs-brand-new' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.mine.noneCreated') })).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('programs.owner.create') })).toHaveAttribute(
      'href',
      expect.stringContaining('/programs/create/program-details'),
    )
  },
}

/** The first tab of a networker lists the requests that are not answered yet. */
export const Applied: Story = {
  parameters: { scenario: 'programs' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('tab', { name: new RegExp(say('programs.mine.tab.applied'), 'u') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await waitFor(() => expect(canvas.queryByRole('tab', { name: say('programs.mine.tab.created') })).toBeNull())
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    const cards = within(list).getAllByRole('article')
    await expect(within(list).getAllByText(say('program.mine.Pending'))).toHaveLength(cards.length)
  },
}

/** The filter “all” includes answered requests. */
export const AllRequests: Story = {
  parameters: { scenario: 'programs', path: '/my-programs?tab=applied&show=all' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('program.mine.Rejected'))).toBeVisible())
  },
}

/** Joined programs, each with the tracking link, the participant's progress and the next payout. */
export const Joined: Story = {
  parameters: { scenario: 'programs', path: '/my-programs?tab=joined' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    await expect(within(list).getAllByText(/\/t\//u).length).toBeGreaterThan(0)
    await expect(list.querySelectorAll('[data-component="Kashida"] [data-state="here"]').length).toBeGreaterThan(0)
  },
}

/** A card links to the share pack. */
export const ToTheSharePack: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs', path: '/my-programs?tab=joined' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    const [card] = within(list).getAllByRole('article')
    if (!card) throw new Error('No program was joined')
    const [, pack] = within(card).getAllByRole('button')
    if (!pack) throw new Error('The card has no way to the pack')
    await userEvent.click(pack)
    await waitFor(() => expect(canvas.getByText(/^\/program\/[\w-]+\/overview\?dialog=share$/u)).toBeVisible())
  },
}

/** Without results, the path is at its start and no payout is due. */
export const JoinedWithoutResults: Story = {
  parameters: { scenario: 'my-results-no-clicks', path: '/my-programs?tab=joined' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByText(say('program.way.noPayout')).length).toBeGreaterThan(0))
  },
}

export const NothingJoined: Story = {
  parameters: { scenario: 'programs-networker-new' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.mine.noneJoined') })).toBeVisible())
    // This is the text of the tab “Applied”, which is selected.
    await expect(canvas.getByText(say('programs.mine.noneAppliedText'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('programs.mine.explore') })).toHaveAttribute('href', '/discover')
  },
}

export const Loading: Story = { parameters: { scenario: 'programs-loading' } }
export const LoadingCreated: Story = { parameters: { scenario: 'programs-brand-loading' } }

export const Failed: Story = {
  parameters: { scenario: 'programs-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('programs.discover.failed') })).toBeVisible())
  },
}
export const FailedCreated: Story = { parameters: { scenario: 'programs-brand-error' } }
