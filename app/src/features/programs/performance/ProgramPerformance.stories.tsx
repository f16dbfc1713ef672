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
import { beforeUnknown, plain, spoken, unknown } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { linkCheckMessages } from '../link-check/messages/catalogue.ts'
import { trackingSetupMessages } from '../tracking-setup/messages/catalogue.ts'
import { performanceMessages } from './messages/catalogue.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { ProgramPerformanceScreen } from './ProgramPerformanceScreen.tsx'

const address = programAddress(programIds.morningCup, 'performance')

const meta = {
  title: 'Screens/Program/Performance',
  component: ProgramPerformanceScreen,
  tags: ['screen'],
  decorators: [
    withApp(
      [
        programsMessages,
        linkCheckMessages,
        trackingSetupMessages,
        sharedProgramsMessages,
        listMessages,
        resultsMessages,
        performanceMessages,
        profilesMessages,
        shareMessages,
      ],
      {
        isGuarded: true,
      },
    ),
  ],
  parameters: { layout: 'fullscreen', scenario: 'results', route: '/program/:programId/performance', path: address },
  render: () => (
    <AppLayout>
      <ProgramPerformanceScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramPerformanceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Scrolls to the charts below the range selector and the numbers, because they load only when visible. */
async function reachCharts({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const range = await canvas.findByRole('radiogroup', { name: spoken(globals).say('results.range') })
  range.scrollIntoView()
}

/** Key figures, charts with their source, the budget, and the participants by orders. */
export const Results: Story = {
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachCharts(context)
    const numbers = within(await canvas.findByRole('region', { name: say('performance.numbers') }))
    await expect(numbers.getByRole('group', { name: say('results.units.SALES') })).toBeVisible()
    for (const id of ['performance.clicks', 'performance.platforms', 'performance.countries', 'performance.funnel'] as const)
      await waitFor(() => expect(canvas.getByRole('article', { name: say(id) })).toHaveTextContent(say('results.source.links')))
    const budget = within(canvas.getByRole('region', { name: say('performance.budget') }))
    await expect(budget.getByText(say('performance.budget.paid'))).toBeVisible()
    const ranking = await canvas.findByRole('list', { name: say('performance.ranking.SALES') })
    await expect(within(ranking).getAllByRole('button')).toHaveLength(6)
    await expect(await canvas.findByRole('region', { name: say('results.uncounted') })).toHaveTextContent(
      say('results.reason.REPEAT', { whose: 'program' }),
    )
  },
}

/** Another range shows other figures. The range is part of the address. */
export const OtherDays: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const orders = async () => (await canvas.findByRole('group', { name: say('results.units.SALES') })).textContent
    const before = await orders()
    await userEvent.click(canvas.getByRole('radio', { name: say('results.lastDays', { count: 7 }) }))
    await waitFor(async () => expect(await orders()).not.toBe(before))
    await expect(canvas.getByRole('radio', { name: say('results.lastDays', { count: 7 }) })).toBeChecked()
  },
}

/** A range of 90 days (thirteen weeks). */
export const NinetyDays: Story = {
  parameters: { path: `${address}?range=90` },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachCharts(context)
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('results.lastDays', { count: 90 }) })).toBeChecked())
    await waitFor(() => expect(canvas.getByRole('article', { name: say('performance.clicks') })).toBeVisible())
  },
}

/** Every chart has a table with every day, country and step. */
export const TablesBehindCharts: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachCharts(context)
    const titles = ['performance.clicks', 'performance.platforms', 'performance.countries', 'performance.funnel'] as const
    for (const id of titles) {
      const chart = within(await canvas.findByRole('article', { name: say(id) }))
      await userEvent.click(await chart.findByRole('checkbox', { checked: false }))
      await waitFor(() => expect(chart.getByRole('table')).toBeVisible())
    }
    const clicks = within(canvas.getByRole('article', { name: say('performance.clicks') }))
    await expect(clicks.getAllByRole('row')).toHaveLength(31)
    const countries = within(canvas.getByRole('article', { name: say('performance.countries') }))
    await expect(countries.getAllByRole('columnheader')).toHaveLength(3)
    const funnel = within(canvas.getByRole('article', { name: say('performance.funnel') }))
    await expect(funnel.getByRole('row', { name: new RegExp(say('performance.funnel.all'), 'u') })).toBeVisible()
  },
}

/** All participants, page by page. */
export const Everybody: Story = {
  parameters: { scenario: 'results-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('performance.ranking.SALES') }))
    await waitFor(() => expect(card.getAllByRole('listitem').length).toBeGreaterThan(5))
    await userEvent.click(
      card.getByRole('button', {
        name: new RegExp(
          say('performance.ranking.all', { count: 0 })
            .replace(/[\d٠-٩()]+/gu, '')
            .trim(),
          'u',
        ),
      }),
    )
    await waitFor(() => expect(card.getByRole('navigation')).toBeVisible())
    await userEvent.click(card.getByRole('link', { name: /2|٢/u }))
    await waitFor(() => expect(card.getByRole('list', { name: say('performance.ranking.SALES') })).toHaveAttribute('start', '21'))
  },
}

/** Downloads the figures of the selected range as a CSV file. */
export const Download: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const saved: { name: string; blob: Blob }[] = []
    const create = URL.createObjectURL.bind(URL)
    const click = HTMLAnchorElement.prototype.click
    const blobs = new Map<string, Blob>()
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob)
      blobs.set(url, blob)
      return url
    }
    HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
      const blob = blobs.get(this.href)
      if (blob) saved.push({ name: this.download, blob })
      else click.call(this)
    }
    try {
      await userEvent.click(await canvas.findByRole('button', { name: say('results.csv') }))
      await waitFor(() => expect(saved).toHaveLength(1))
      await expect(saved[0]?.name).toMatch(/^wasla-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/u)
      const lines = (await saved[0]?.blob.text())?.split('\r\n') ?? []
      await expect(lines.length).toBeGreaterThan(30)
      await expect(lines[1]).toMatch(/^"\d{4}-\d{2}-\d{2}",/u)
    } finally {
      URL.createObjectURL = create
      HTMLAnchorElement.prototype.click = click
    }
  },
}

/** If the file cannot be created, a toast says so and the page stays. */
export const DownloadFails: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'results-csv-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('results.csv') }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await expect(canvas.getByRole('region', { name: say('performance.numbers') })).toBeVisible()
  },
}

/** One participant: milestones reached, and the timeline. */
export const Participant: Story = {
  parameters: { path: `${address}?dialog=participant:${participantIds.noura}` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('list', { name: say('results.timeline') })).toBeVisible())
    await expect(sheet.getByText(say('results.timeline.JOINED', { whose: 'other' }))).toBeVisible()
  },
}

/** On a phone too, the state of a reward is on the same line as the reward. */
export const ParticipantOnAPhone: Story = {
  ...Participant,
  tags: ['!dev', 'both-languages'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog'))
    const milestones = within(await sheet.findByRole('region', { name: say('performance.milestones') }))
    for (const row of milestones.getAllByRole('listitem')) {
      const [words, state] = [...row.children].map((part) => part.getBoundingClientRect())
      if (!words || !state) throw new Error('A milestone has its words and what became of it')
      await expect(Math.abs(words.top + words.height / 2 - (state.top + state.height / 2))).toBeLessThan(2)
    }
  },
}

/** An experience is marked as delivered once: after the confirmation, the day replaces the button (L-12). */
export const Deliver: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'results-undelivered', path: `${address}?dialog=participant:${participantIds.huda}` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('performance.deliver') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: say('performance.deliver.yes') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: say('performance.deliver') })).toBeNull())
    await waitFor(() => expect(screen.getByText(plain(say('performance.deliver.done')))).toBeVisible())
  },
}

/** If somebody else has already marked the experience as delivered, the dialog stays open and a toast says why. */
export const DeliverRefused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'results-deliver-error', path: `${address}?dialog=participant:${participantIds.huda}` },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('performance.deliver') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: say('performance.deliver.yes') }))
    await waitFor(() => expect(screen.getByText(say('NO_CHANGES_TO_UPDATE'))).toBeVisible())
  },
}

/** All days since the program started. The address contains this range. */
export const AllDays: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachCharts(context)
    await userEvent.click(await canvas.findByRole('radio', { name: say('results.allDays') }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('results.allDays') })).toBeChecked())
    await waitFor(() => expect(canvas.getByRole('article', { name: say('performance.clicks') })).toBeVisible())
  },
}

/** If one response cannot cover all days, the selector names how many it covers, and the chart by platform is by month. */
export const MoreThanAYear: Story = {
  parameters: { scenario: 'results-long', path: `${address}?range=all` },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await reachCharts(context)
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('results.lastDays', { count: 366 }) })).toBeChecked())
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: say('performance.platforms') })).toHaveTextContent(say('performance.platforms.month')),
    )
    await waitFor(() => expect(canvas.queryByRole('radio', { name: say('results.allDays') })).toBeNull())
  },
}

/** If there are results, the setup is below everything and closed. One press opens it. */
export const SetupBelow: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('region', { name: say('performance.numbers') })
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.publishableKey'))).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('programs.setup.open') }))
    await waitFor(() => expect(canvas.getByText(say('programs.setup.publishableKey'))).toBeVisible())
  },
}

/** If there are clicks but no reported order, the setup is open, above the figures. */
export const NoOrders: Story = {
  parameters: { scenario: 'results-no-orders' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.setup.state.nothing'))).toBeVisible())
    const setup = canvas.getByRole('region', { name: say('programs.setup.title') })
    const numbers = canvas.getByRole('region', { name: say('performance.numbers') })
    await expect(setup.compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('programs.setup.open') })).toBeNull())
  },
}
export const SetupWaits: Story = {
  parameters: { scenario: 'results-nothing-set-up' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const setup = await canvas.findByRole('region', { name: say('programs.setup.title') })
    await waitFor(() => expect(setup.querySelector('[data-component="Skeleton"]')).toBeVisible())
    await expect(canvas.getByRole('region', { name: say('performance.numbers') })).toBeVisible()
  },
}

/** A program for traffic has no setup, because clicks are counted without the owner's help. */
export const Traffic: Story = {
  parameters: { scenario: 'results-traffic' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('region', { name: say('performance.numbers') })
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('programs.setup.title') })).toBeNull())
  },
}

/** Participants have tracking links, but nobody has clicked. */
export const NobodyClicked: Story = {
  parameters: { scenario: 'results-no-clicks' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('performance.noClicks') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('performance.copyLink') })).toBeVisible()
  },
}
/** Nobody has a tracking link yet. */
export const NobodyJoined: Story = {
  parameters: { scenario: 'results-nobody' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('performance.nobody') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('performance.ranking.SALES') })).toBeNull())
  },
}
/** Before the program starts, nothing is counted. */
export const NotStarted: Story = {
  parameters: { scenario: 'results-soon' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('performance.notStarted') })).toBeVisible())
    await expect(canvas.getByRole('region', { name: say('programs.setup.title') })).toBeVisible()
  },
}
/** After the program has ended, the results stay, and a note says that nothing more is counted. */
export const Ended: Story = {
  parameters: { scenario: 'results-retired' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('performance.ended'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('performance.topUp') })).toBeNull())
  },
}
/** Clicks of one network are held. The owner is told how many a reviewer checks, and needs to do nothing (Y-06). */
export const UnderReview: Story = {
  parameters: { scenario: 'results-under-review', path: programAddress(programIds.campBreakfast, 'performance') },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = () => canvas.getByRole('region', { name: say('results.uncounted') })
    const reason = await waitFor(() => {
      const row = card().querySelector('[data-reason="CLICK.OWN_NETWORK"]')
      if (!row) throw new Error('The reason is not there')
      return row
    })
    await expect(reason).toHaveTextContent(say('results.reason.OWN_NETWORK', { whose: 'program' }))
    await expect(reason).toHaveTextContent(beforeUnknown(say('results.review.CLICK', { count: 210, day: unknown, until: unknown })))
    await waitFor(() => expect(within(card()).queryByRole('button', { name: say('results.ask') })).toBeNull())
  },
}
/** If the link does not work, its card comes before the figures. */
export const LinkDown: Story = {
  parameters: { scenario: 'link-down' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const numbers = await canvas.findByRole('region', { name: say('performance.numbers') })
    const link = () => canvas.getByRole('region', { name: say('programs.linkCheck.title') })
    await waitFor(() => expect(link()).toHaveTextContent(say('programs.linkCheck.state.DOWN')))
    await expect(link().compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** The card stays before the figures when a new check finds that the link works. */
export const LinkWorksAgain: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'link-down' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const numbers = await canvas.findByRole('region', { name: say('performance.numbers') })
    const link = () => canvas.getByRole('region', { name: say('programs.linkCheck.title') })
    await waitFor(() => expect(link()).toHaveTextContent(say('programs.linkCheck.state.DOWN')))
    await userEvent.click(within(link()).getByRole('button', { name: say('programs.linkCheck.again') }))
    await waitFor(() => expect(link()).toHaveTextContent(say('programs.linkCheck.state.WORKING')))
    await expect(link().compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** The budget is spent, and rewards wait until the owner adds to it. */
export const WaitingForBudget: Story = {
  parameters: { scenario: 'results-waiting' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByText(say('performance.milestones.waiting')).length).toBeGreaterThan(0))
  },
}
export const Loading: Story = {
  parameters: { scenario: 'results-loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Skeleton"]')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('results.failed'))).toBeNull())
  },
}
export const Failing: Story = {
  parameters: { scenario: 'results-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('results.failed'))).toBeVisible())
    const failure = canvas.getByText(say('results.failed')).closest<HTMLElement>('[data-component="ErrorState"]')
    await expect(failure && within(failure).getByRole('button')).toBeVisible()
  },
}
export const Offline: Story = {
  parameters: { scenario: 'results-offline' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('results.failed'))).toBeVisible())
  },
}
/** If the uncounted results fail to load, the rest of the page is still shown. */
export const PartsFail: Story = {
  parameters: { scenario: 'results-parts-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('results.uncounted.failed'))).toBeVisible())
    await expect(canvas.getByRole('region', { name: say('performance.numbers') })).toBeVisible()
  },
}
