import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { barStaysFree } from '#testing/toast-hits.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { ProgramCatalogueScreen } from './CatalogueTab.tsx'
import { ProgramOverviewScreen } from './OverviewTab.tsx'

const at = (id: string) => ({ path: programAddress(id), route: '/program/:programId/overview' })

const meta = {
  title: 'Screens/Program',
  component: ProgramOverviewScreen,
  tags: ['screen'],
  decorators: [withApp([programsMessages, sharedProgramsMessages, listMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'programs', ...at(programIds.coldBrew) },
  render: () => (
    <AppLayout>
      <ProgramOverviewScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor who may join is told why, before they press anything. */
export const ToAVisitor: Story = {
  parameters: { scenario: 'join-open', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const bar = within(await canvas.findByRole('region', { name: say('programs.join.label') }))
    await waitFor(() => expect(bar.getByText(say('programs.join.eligible'))).toBeVisible())
    await expect(bar.getByRole('link', { name: say('programs.join.back') })).toHaveAttribute('href', '/discover')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('program.who') })).toBeVisible())
  },
}

/** If one condition is missing, the bar names it, and the main button opens the page where it can be met (M-03, Y-26). */
export const OneConditionShort: Story = {
  parameters: at(programIds.campBreakfast),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const bar = within(await canvas.findByRole('region', { name: say('programs.join.label') }))
    await waitFor(() => expect(bar.getByText(say('programs.join.notEligible'))).toBeVisible())
    await waitFor(() => expect(bar.queryByRole('button', { name: say('programs.join') })).toBeNull())
    await expect(bar.getByRole('button', { name: say('programs.join.mend.ADD_INTERESTS') })).toBeEnabled()
  },
}

/** Sends the request. After the request is accepted, the tracking link appears without a reload (M-04). */
export const Joining: Story = {
  tags: ['!dev'],
  parameters: at(programIds.coldBrew),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.join') }))
    await waitFor(() => expect(screen.getByText(say('programs.join.in'))).toBeVisible())
    await waitFor(() => expect(screen.queryByText(say('programs.join.success'))).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('program.link') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.join.label') })).toBeNull())
  },
}

/** If the server refuses the request, a toast says why, and the join button stays. */
export const JoiningRefused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'join-criteria', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.join') }))
    await waitFor(() => expect(screen.getByText(say('PROGRAM_JOIN_CRITERIA_BAD'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('programs.join') })).toBeEnabled()
  },
}

/** Page of a participant: the tracking link with its QR code, the links by platform, the next payout, and the participant's progress. */
export const ToAParticipant: Story = {
  parameters: at(programIds.morningCup),
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('program.link') }))
    await expect(card.getByRole('img', { name: say('programs.link.code') })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[data-component="GoalPath"] [data-component="Avatar"]')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.join.label') })).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: say('program.who') })).toBeNull())
  },
}

/** Without clicks, the card says how to earn the first reward instead of when the next payout is. */
export const ToAParticipantWithoutResults: Story = {
  parameters: { scenario: 'my-results-no-clicks', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('program.link') }))
    await expect(card.getByText(say('programs.link.payouts', { rhythm: say('program.payout.WEEKLY') }))).toBeVisible()
  },
}

/** While a request is unanswered, there is no footer, and a note says what comes next (M-11). */
export const ToAnApplicant: Story = {
  parameters: at(programIds.groceries),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.join.pending'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.join.label') })).toBeNull())
  },
}

export const ToSomebodyDeclined: Story = {
  parameters: at(programIds.linenAndLight),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.request.rejected'))).toBeVisible())
    await expect(canvas.getByText(say('program.declined.why', { reason: say('program.declined.CONTENT') }))).toBeVisible()
  },
}

/** Page of the owner: applicants, spending and actions. */
export const ToItsOwner: Story = {
  parameters: { scenario: 'programs-brand', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.owner.applicants'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('programs.owner.manage') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.join.label') })).toBeNull())
  },
}

/** The owner puts the program on hold after reading what this does. */
export const PuttingOnHold: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs-brand', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.owner.manage') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('programs.owner.do.hold') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(say('programs.owner.ask.hold.text'))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: say('programs.owner.do.hold') }))
    await waitFor(() => expect(canvas.getByText(say('programs.note.hold.OWNER'))).toBeVisible())
    await expect(canvas.getByText(say('program.status.OnHold'))).toBeVisible()
  },
}

/** Before a program ends, the dialog names the amount that is returned, the day of its return, and who is notified. */
export const Ending: Story = {
  parameters: {
    scenario: 'programs-brand',
    route: '/program/:programId/overview',
    path: `${programAddress(programIds.morningCup)}?dialog=status:retire`,
  },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(say('programs.owner.ask.retire.told', { count: 18 }))).toBeVisible())
    const [before = ''] = say('programs.owner.ask.retire.returns', { amount: '|', day: '|' }).split('|')
    await expect(dialog.getByText(new RegExp(before.slice(0, 12), 'u'))).toBeVisible()
  },
}

/** Only its owner sees a draft (K-27). */
export const Draft: Story = {
  parameters: { scenario: 'programs-brand', ...at(programIds.draft) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('programs.owner.continue') })).toHaveAttribute(
      'href',
      expect.stringContaining(programIds.draft),
    )
    await expect(canvas.getByRole('button', { name: say('programs.owner.deleteDraft') })).toBeVisible()
    await expect(canvas.getByText(say('programs.note.draft'))).toBeVisible()
  },
}

/** If the budget ran out, adding budget resumes the program. */
export const OutOfBudget: Story = {
  parameters: { scenario: 'programs-brand', ...at(programIds.dripperSchool) },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('programs.note.hold.BUDGET'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: spoken(globals).say('programs.owner.do.budget') })).toBeVisible()
  },
}
/** The button of the note about the budget opens the sheet for adding budget. */
export const BudgetFromTheNote: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs-brand', ...at(programIds.dripperSchool) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.owner.do.budget') }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: new RegExp(say('programs.budget.added'), 'u') })).toBeVisible())
  },
}
export const AddingBudget: Story = {
  tags: ['!dev'],
  parameters: {
    scenario: 'programs-brand',
    route: '/program/:programId/overview',
    path: `${programAddress(programIds.dripperSchool)}?dialog=budget`,
  },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(say('programs.budget.added'), 'u') }), '500')
    await userEvent.click(dialog.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(screen.getByText(say('programs.owner.done.budget'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('programs.note.hold.BUDGET'))).toBeNull())
  },
}
export const HeldByOurTeam: Story = { parameters: { scenario: 'program-held-by-admin', ...at(programIds.morningCup) } }
export const OnHoldToAVisitor: Story = { parameters: { scenario: 'programs-agent', ...at(programIds.roomInADay) } }
export const Ended: Story = {
  parameters: at(programIds.retired),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.note.retired.visitor'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.join.label') })).toBeNull())
  },
}
/** The owner copies the program. The wizard opens the copy at the fields for the dates. */
export const EndedToItsOwner: Story = {
  parameters: { scenario: 'programs-brand', ...at(programIds.retired) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.note.retired.owner'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('programs.owner.copy') })).toBeEnabled()
  },
}
export const CopyingWhatEnded: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs-brand', ...at(programIds.retired) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.owner.copy') }))
    await waitFor(() => expect(canvas.getByText('/programs/create/program-details?field=startDate')).toBeVisible())
    await waitFor(() => expect(screen.getByText(say('programs.owner.copied'))).toBeVisible())
  },
}
/** At the limit of drafts, no copy is made, and the page says what to do. */
export const CopyingWithoutRoom: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'program-drafts-full', ...at(programIds.retired) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.owner.copy') }))
    await waitFor(() => expect(screen.getByText(say('programs.owner.draftsFull', { max: 50 }))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('programs.owner.copy') })).toBeEnabled()
  },
}
/** The owner is told why money is still reserved after the program has ended (Y-12). */
export const EndedWhileResultsAreChecked: Story = {
  parameters: { scenario: 'results-retired', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const words = say('programs.note.retired.owner.text')
    const note = await canvas.findByText((text) => text.startsWith(words) && text.length > words.length)
    await expect(note).toHaveTextContent(/[\d٠-٩]/u)
  },
}

/** Terms changed after the participant joined: a note leads to the difference before they go on (decision 88). */
export const TermsChanged: Story = {
  parameters: { scenario: 'terms-changed', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('programs.terms.changed'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('programs.terms.look') })).toHaveAttribute('href', expect.stringContaining('/terms/'))
  },
}

export const Long: Story = { parameters: { scenario: 'program-long-visitor', ...at(programIds.morningCup) } }
export const Loading: Story = { parameters: { scenario: 'program-loading', ...at(programIds.morningCup) } }
export const Failed: Story = {
  parameters: { scenario: 'program-error', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('programs.page.failed') })).toBeVisible())
  },
}
/** If the data of the steps fails to load, the head is still shown, and a retry is offered. */
export const OnlyItsHead: Story = {
  parameters: { scenario: 'program-tabs-error', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.page.tabFailed') })).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { scenario: 'program-missing', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('programs.page.toDiscover') })).toHaveAttribute('href', '/discover')
  },
}

/** The products and services that participants may talk about. */
export const Catalogue: Story = {
  parameters: { path: programAddress(programIds.morningCup, 'catalogue'), route: '/program/:programId/catalogue' },
  render: () => (
    <AppLayout>
      <ProgramCatalogueScreen />
    </AppLayout>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('tab', { name: new RegExp(say('programs.tab.catalogue'), 'u') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect((await canvas.findAllByRole('link', { name: say('programs.catalogue.sample') })).length).toBeGreaterThan(0)
  },
}

/** A toast covers no button of the bar below the page. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  parameters: { scenario: 'join-open', ...at(programIds.morningCup) },
  play: async ({ globals }) => {
    await barStaysFree(spoken(globals).say)
  },
}
