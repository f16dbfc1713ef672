import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { PayoutsScreen } from './PayoutsScreen.tsx'
import { pollEvery } from './report-shape.ts'

const newest = world.payoutRuns.toSorted((one, other) => other.startedAt - one.startedAt)[0]
/** A report has one row for each participant of a program. */
const paidInNewest = new Set(
  world.programRewards
    .filter(({ payoutRunId }) => payoutRunId === newest?.id)
    .map(({ programId, profileId }) => `${programId} ${profileId}`),
).size

const meta = {
  title: 'Screens/Back office/Payouts',
  component: PayoutsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/payouts', scenario: 'admin-finance' },
} satisfies Meta<typeof PayoutsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** All runs, newest first. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(9)
    await expect(canvas.getAllByText(spoken(globals).say('admin.payouts.finished'))).toHaveLength(9)
  },
}

/** The button that runs payouts asks for confirmation. Then due rewards are paid, and the report lists the participants. */
export const RunsAfterAQuestion: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.payouts.run') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('admin.payouts.runYes') }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.place.payoutRun') })).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(0))
    await expect(canvas.getAllByText(say('admin.payouts.paid'))[0]).toBeVisible()
  },
}

/** If no money can move, the run stays open, and the report does not say that nothing was due. */
export const RunsWithoutPaying: Story = {
  parameters: { scenario: 'admin-finance-broken' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await waitFor(() => expect(canvas.getByText(say('admin.ledger.broken'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.payouts.run') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('admin.payouts.runYes') }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.place.payoutRun') })).toBeVisible())
    await waitFor(() => expect(canvas.getByText(say('admin.payouts.running'))).toBeVisible())
    await waitFor(() => expect(canvas.getByText(say('admin.payouts.nothingYet'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('admin.payouts.nothing'))).toBeNull())
    await waitFor(() => expect(screen.getByText(say('admin.payouts.goesOn', { count: 0, amount: '' }))).toBeVisible())
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(9)
  },
}

/** No run yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-results-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.payouts.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}

/** A reviewer may not open payouts. */
export const NotForReviewers: Story = {
  parameters: { scenario: 'admin-reviewer' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}

/** The payouts of a run by participant. */
export const Report: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    if (!first) throw new Error('There is no run')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.place.payoutRun') })).toBeVisible())
    await expect(paidInNewest).toBeGreaterThan(3)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(paidInNewest))
  },
}

/** The report of an open run says that the run goes on, and shows the amount paid so far. */
export const GoesOn: Story = {
  parameters: { path: `/payouts/${newest?.id ?? ''}`, scenario: 'admin-finance-paying' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.payoutFact.soFar'))).toBeVisible())
    await expect(canvas.getByText(say('admin.payouts.running'))).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(paidInNewest))
  },
}

/** The report polls until the run is finished. */
export const FinishesMeanwhile: Story = {
  ...GoesOn,
  tags: ['!dev'],
  beforeEach: () => {
    const spies = [spyOn(globalThis, 'setTimeout'), spyOn(globalThis, 'clearTimeout')]
    return () => spies.forEach((spy) => spy.mockRestore())
  },
  play: async ({ canvas, globals, loaded }) => {
    const { say } = spoken(globals)
    const isWaiting = () => {
      const { calls, results } = mocked(setTimeout).mock
      const timers = results.flatMap(({ value }, at): unknown[] => (calls[at]?.[1] === pollEvery ? [value] : []))
      const ended = new Set<unknown>(mocked(clearTimeout).mock.calls.map(([timer]) => timer))
      return timers.length > 0 && !ended.has(timers.at(-1))
    }
    await waitFor(() => expect(canvas.getByText(say('admin.payoutFact.soFar'))).toBeVisible())
    await waitFor(() => expect(isWaiting()).toBe(true))
    const { server } = loaded['scenario'] as ScenarioServer
    const run = server.store.memory.world.payoutRuns.find(({ id }) => id === newest?.id)
    if (run) run.finishedAt = server.store.clock.now()
    await waitFor(() => expect(canvas.getByText(say('admin.payouts.finished'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('admin.payoutFact.soFar'))).toBeNull())
    await waitFor(() => expect(isWaiting()).toBe(false))
  },
}

/** The preview shows what a run would pay now. No money moves. */
export const Preview: Story = {
  parameters: { path: '/payouts/dry-run' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(0))
    await expect(canvas.getAllByText(say('admin.payouts.wouldPay'))[0]).toBeVisible()
    await expect(canvas.getByText(say('admin.payouts.dryRunText'))).toBeVisible()
  },
}

/** Nothing is due. */
export const PreviewOfNothing: Story = {
  parameters: { path: '/payouts/dry-run', scenario: 'admin-results-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.payouts.nothing'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('admin.payouts.run') })).toBeNull())
  },
}

/** The run does not exist. */
export const NoSuchRun: Story = {
  parameters: { path: '/payouts/nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.payouts.missing'))).toBeVisible())
  },
}
