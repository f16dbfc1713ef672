import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { participantIds, programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { resultsMessages } from '#shared/results/messages/catalogue.ts'
import { beforeUnknown, spoken, unknown } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { myPerformanceMessages } from './messages/catalogue.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { MyPerformanceScreen } from './MyPerformanceScreen.tsx'

const address = programAddress(programIds.morningCup, 'my-performance')

const meta = {
  title: 'Screens/Program/My performance',
  component: MyPerformanceScreen,
  tags: ['screen'],
  decorators: [
    withApp(
      [programsMessages, sharedProgramsMessages, listMessages, resultsMessages, myPerformanceMessages, profilesMessages, shareMessages],
      {
        isGuarded: true,
      },
    ),
  ],
  parameters: { layout: 'fullscreen', scenario: 'my-results', route: '/program/:programId/my-performance', path: address },
  render: () => (
    <AppLayout>
      <MyPerformanceScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof MyPerformanceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Scrolls to the charts below the range selector, because they load only when they become visible. */
async function reachChart({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const range = await canvas.findByRole('radiogroup', { name: spoken(globals).say('results.range') })
  range.scrollIntoView()
}

/** Earnings, progress, clicks and orders by channel, uncounted results by reason, and the timeline. */
export const Results: Story = {
  play: async (context) => {
    const { canvas, globals } = context
    const { say, platform } = spoken(globals)
    await reachChart(context)
    await expect(await canvas.findByRole('region', { name: say('myPerformance.earned') })).toHaveTextContent(say('myPerformance.toCome'))
    await expect(await canvas.findByRole('article', { name: say('results.both.SALES') })).toHaveTextContent(say('results.source.own'))
    await expect(canvas.getByRole('row', { name: new RegExp(platform('INSTAGRAM'), 'u') })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: say('results.uncounted') })).toHaveTextContent(
        say('results.reason.REPEAT', { whose: 'own' }),
      ),
    )
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: say('results.timeline') })).toHaveTextContent(
        say('results.timeline.JOINED', { whose: 'own' }),
      ),
    )
    await expect(canvas.getByRole('group', { name: say('program.link') })).toBeVisible()
  },
}

/** Results by code have a channel of their own, and the timeline says who got orders that named two participants, and why. */
export const ByCode: Story = {
  parameters: { scenario: 'my-results-codes' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachChart(context)
    await waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(say('results.byCode'), 'u') })).toBeVisible())
    await expect(await canvas.findByRole('article', { name: say('results.both.SALES') })).toHaveTextContent(say('results.source.own.codes'))
    const timeline = await canvas.findByRole('list', { name: say('results.timeline') })
    for (const words of [
      say('results.timeline.RESULT_WON.CODE', { whose: 'own' }),
      say('results.timeline.RESULT_LOST.CLICK', { whose: 'own' }),
      say('results.timeline.RESULT_LOST.CLICK_REFUSED', { whose: 'own' }),
    ])
      await waitFor(() => expect(timeline).toHaveTextContent(words))
  },
}

/** While the brand’s page is down, the timeline says since when, and that nothing of this time is held against the participant. */
export const DuringAnOutage: Story = {
  parameters: { scenario: 'link-down-participant' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachChart(context)
    const timeline = await canvas.findByRole('list', { name: say('results.timeline') })
    await waitFor(() => expect(timeline).toHaveTextContent(say('results.timeline.OUTAGE')))
    await waitFor(() => expect(timeline.querySelector('[data-state="current"]')).toBeVisible())
  },
}

/** Another range, and the chart as a table. */
export const SevenDaysAsTable: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachChart(context)
    await userEvent.click(await canvas.findByRole('radio', { name: say('results.lastDays', { count: 7 }) }))
    const chart = within(await canvas.findByRole('article', { name: say('results.both.SALES') }))
    await userEvent.click(await chart.findByRole('checkbox', { checked: false }))
    await waitFor(() => expect(chart.getAllByRole('row')).toHaveLength(8))
  },
}

/** Chooses the most frequent reason, and then the first of its days. */
async function chooseReasonAndDay(dialog: HTMLElement, say: ReturnType<typeof spoken>['say']) {
  const sheet = within(dialog)
  await userEvent.click(await sheet.findByRole('button', { name: new RegExp(say('results.ask.reason'), 'u') }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(say('results.reason.REPEAT', { whose: 'own' }), 'u') }))
  // The list of reasons is drawn until it has faded out. Its options are not days.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.click(await sheet.findByRole('button', { name: new RegExp(`${say('results.ask.day')}$`, 'u') }))
  const [day] = await screen.findAllByRole('option')
  if (!day) throw new Error('The reason has no day')
  await userEvent.click(day)
}

/**
 * A review request is about one reason and one day. The sheet first reports missing values. After the request is sent, the sheet says when
 * to expect the answer.
 */
export const AskForAnotherLook: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('results.ask') }))
    const dialog = await screen.findByRole('dialog')
    const sheet = within(dialog)
    await userEvent.click(await sheet.findByRole('button', { name: say('results.ask.send') }))
    await waitFor(() => expect(sheet.getAllByText(say('required.choice')).length).toBeGreaterThan(0))
    await chooseReasonAndDay(dialog, say)
    await userEvent.type(sheet.getByRole('textbox'), 'A class of thirty opened it on the school’s computers.')
    await userEvent.click(sheet.getByRole('button', { name: say('results.ask.send') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const start = say('results.look.Requested', { day: '', requested: '', by: '' }).split(' ')[0] ?? ''
    await waitFor(() => expect(canvas.getByRole('region', { name: say('results.uncounted') })).toHaveTextContent(start))
  },
}

/** Fills in and sends a review request about the first day of the most frequent reason. */
async function sendQuestion({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const { say } = spoken(globals)
  await userEvent.click(await canvas.findByRole('button', { name: say('results.ask') }))
  const dialog = await screen.findByRole('dialog')
  const sheet = within(dialog)
  await chooseReasonAndDay(dialog, say)
  await userEvent.type(sheet.getByRole('textbox'), 'A class of thirty')
  await userEvent.click(sheet.getByRole('button', { name: say('results.ask.send') }))
  return sheet
}

/** If the server refuses the day, the error is shown at its field and all values stay. */
export const AskRefused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'my-results-refused' },
  play: async (context) => {
    const { say } = spoken(context.globals)
    const sheet = await sendQuestion(context)
    await waitFor(() => expect(sheet.getByText(say('field.unknownValue'))).toBeVisible())
  },
}

/** If the same review was already requested in another window, the error is shown at the field of the day. */
export const AskRepeated: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'my-results-repeated' },
  play: async (context) => {
    const { say } = spoken(context.globals)
    const sheet = await sendQuestion(context)
    await waitFor(() => expect(sheet.getByText(say('SECOND_LOOK_ALREADY_REQUESTED'))).toBeVisible())
    await expect(sheet.getByRole('button', { name: new RegExp(`${say('results.ask.day')}$`, 'u') })).toHaveAccessibleDescription(
      new RegExp(say('SECOND_LOOK_ALREADY_REQUESTED'), 'u'),
    )
  },
}

/** If the server cannot be reached, the form reports it and keeps all values for a retry. */
export const AskOffline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'my-results-ask-offline' },
  play: async (context) => {
    const { say } = spoken(context.globals)
    const sheet = await sendQuestion(context)
    await waitFor(() => expect(sheet.getByText(say('list.offline'))).toBeVisible())
    await expect(sheet.getByRole('textbox')).toHaveValue('A class of thirty')
    await expect(sheet.getByRole('button', { name: say('results.ask.send') })).toBeEnabled()
  },
}

/** All days since the participant joined. If they are more than a year, the chart is by week. */
export const MoreThanAYear: Story = {
  parameters: { scenario: 'my-results-long', path: `${address}?range=all` },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachChart(context)
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('results.lastDays', { count: 366 }) })).toBeChecked())
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: say('results.both.SALES') })).toHaveTextContent(say('results.unitsAWeek.SALES')),
    )
  },
}

/** Review requests in every state: unanswered, accepted (so that the result counts), and rejected with the reviewer's explanation. */
export const Looks: Story = {
  parameters: { scenario: 'my-results-looks' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = () => within(canvas.getByRole('region', { name: say('results.uncounted') }))
    await waitFor(() => expect(card().getByText('Those were three people of one office.')).toBeVisible())
    await expect(card().getByText('زيارات الروبوتات لا تُحسب.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: say('results.uncounted') }).querySelectorAll('[data-status]')).toHaveLength(3)
  },
}

/** Orders reported by a page wait for the brand, each with the day on which it counts automatically (Y-01). */
export const Waiting: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('myPerformance.waiting') }))
    await expect(card.getAllByRole('listitem')).toHaveLength(2)
    await expect(card.getByText(say('myPerformance.waiting.count', { count: 2 }))).toBeVisible()
  },
}

/**
 * The first five waiting results are listed. Of all further results, only the number is shown. The longest order number fits into the card
 * on a phone.
 */
export const ManyWaiting: Story = {
  parameters: {
    scenario: 'my-results-waiting-many',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '780px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const region = await canvas.findByRole('region', { name: say('myPerformance.waiting') })
    const card = within(region)
    await expect(card.getAllByRole('listitem')).toHaveLength(5)
    await expect(card.getByText(say('myPerformance.waiting.count', { count: 14 }))).toBeVisible()
    await expect(card.getByText(say('myPerformance.waiting.more', { count: 9 }))).toBeVisible()
    await expect(window.innerWidth).toBe(360)
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}
export const NothingWaits: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'my-results-nothing-waits' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('region', { name: say('results.uncounted') })
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('myPerformance.waiting') })).toBeNull())
  },
}

/** Clicks from the participant's own network are held. The card for review requests also says by when a reviewer decides (Y-06). */
export const UnderReview: Story = {
  parameters: { scenario: 'my-results-under-review', path: programAddress(programIds.campBreakfast, 'my-performance') },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = () => canvas.getByRole('region', { name: say('results.uncounted') })
    const reason = await waitFor(() => {
      const row = card().querySelector('[data-reason="CLICK.OWN_NETWORK"]')
      if (!row) throw new Error('The reason is not there')
      return row
    })
    await expect(reason).toHaveTextContent(say('results.reason.OWN_NETWORK', { whose: 'own' }))
    await expect(reason).toHaveTextContent(beforeUnknown(say('results.review.CLICK', { count: 210, day: unknown, until: unknown })))
    const question = beforeUnknown(say('results.look.Requested', { day: unknown, requested: unknown, by: unknown }))
    await expect(reason).toHaveTextContent(question)
  },
}

/** A manager sees the same page, without the participant's tracking link. */
export const Managed: Story = {
  parameters: { scenario: 'managed-results', path: `${address}?profile=${participantIds.fahad}` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('region', { name: say('myPerformance.earned.other') })).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: say('results.timeline') })).toHaveTextContent(
        say('results.timeline.JOINED', { whose: 'other' }),
      ),
    )
    await waitFor(() => expect(canvas.queryByRole('group', { name: say('program.link') })).toBeNull())
  },
}

/** Redirects a viewer who does not manage the participant to the program. */
export const NotTheirs: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'managed-results', path: `${address}?profile=${participantIds.huda}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(programAddress(programIds.morningCup))).toBeVisible())
  },
}

export const NobodyClicked: Story = {
  parameters: { scenario: 'my-results-no-clicks' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('myPerformance.noClicks') })).toBeVisible())
    await expect(canvas.getByRole('group', { name: say('program.link') })).toBeVisible()
  },
}
export const NotStarted: Story = {
  parameters: { scenario: 'my-results-soon' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('myPerformance.notStarted') })).toBeVisible())
  },
}
export const Ended: Story = {
  parameters: { scenario: 'my-results-retired' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('myPerformance.ended'))).toBeVisible())
  },
}
export const Loading: Story = {
  parameters: { scenario: 'my-results-loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Skeleton"]')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('results.failed'))).toBeNull())
  },
}
export const Failing: Story = {
  parameters: { scenario: 'my-results-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('results.failed'))).toBeVisible())
  },
}
/** If the timeline and the uncounted results fail to load, the rest of the page is still shown. */
export const PartsFail: Story = {
  parameters: { scenario: 'my-results-parts-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('results.timeline.failed'))).toBeVisible())
    await expect(canvas.getByText(say('results.uncounted.failed'))).toBeVisible()
  },
}

/**
 * On a phone the tabs do not fit on the screen. The page opens with the selected tab, which is the last, scrolled into view, in
 * left-to-right and in right-to-left.
 */
export const TabOnAPhone: Story = {
  tags: ['!dev', 'both-languages'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '780px' } } } } },
  play: async ({ canvas, globals }) => {
    const open = await canvas.findByRole('tab', { name: spoken(globals).say('programs.tab.my-performance') })
    const row = await canvas.findByRole('tablist')
    await expect(window.innerWidth).toBe(360)
    await waitFor(() => expect(row.scrollWidth).toBeGreaterThan(row.clientWidth))
    await expect(open).toHaveAttribute('aria-selected', 'true')
    const isInSight = () => {
      const [frame, part] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
      return part.left >= frame.left - 1 && part.right <= frame.right + 1
    }
    await waitFor(() => expect(isInSight()).toBe(true))
  },
}
