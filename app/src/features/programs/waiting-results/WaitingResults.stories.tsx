import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { resultsMessages } from '#shared/results/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { barStaysFree } from '#testing/toast-hits.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { waitingResultsMessages } from './messages/catalogue.ts'
import { WaitingResultsScreen } from './WaitingResultsScreen.tsx'

const meta = {
  title: 'Screens/Program/Waiting results',
  component: WaitingResultsScreen,
  tags: ['screen'],
  decorators: [
    withApp(
      [programsMessages, waitingResultsMessages, sharedProgramsMessages, listMessages, resultsMessages, profilesMessages, shareMessages],
      { isGuarded: true },
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    scenario: 'waiting-results',
    route: '/program/:programId/results',
    path: programAddress(programIds.morningCup, 'results'),
  },
  render: () => (
    <AppLayout>
      <WaitingResultsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof WaitingResultsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function list({ canvas, globals }: Context) {
  const words = spoken(globals)
  const results = await canvas.findByRole('list', { name: words.say('waitingResults.title.SALES') })
  const rows = () => [...results.querySelectorAll<HTMLElement>('[data-row]')]
  const button = (row: HTMLElement | undefined, name: 'waitingResults.confirm' | 'waitingResults.decline') =>
    within(row ?? results).getByRole('button', { name: new RegExp(`^${words.say(name)}`, 'u') })
  return { ...words, rows, button }
}

export const Some: Story = {}
export const Many: Story = { parameters: { scenario: 'waiting-results-many' } }
/** An order that was reported for several links has a note instead of a day (Y-02). */
export const Contested: Story = {
  parameters: { scenario: 'waiting-results-contested' },
  play: async (context) => {
    const { say } = await list(context)
    await expect(context.canvas.getByText(say('waitingResults.contested'))).toBeVisible()
  },
}
/** An order that only a page reported by a code says that it counts only if it is confirmed. */
export const ByCode: Story = {
  parameters: { scenario: 'waiting-results-code' },
  play: async (context) => {
    const { rows } = await list(context)
    const code = rows().flatMap((row) => [...row.querySelectorAll('bdi, [dir="ltr"]')].map(({ textContent }) => textContent))
    await expect(code.some((text) => /^[A-Z2-9]{3,8}$/u.test(text))).toBe(true)
  },
}
export const Empty: Story = { parameters: { scenario: 'waiting-results-empty' } }
export const Loading: Story = { parameters: { scenario: 'waiting-results-loading' } }
export const Failing: Story = { parameters: { scenario: 'waiting-results-error' } }

/** Confirms a result with the keyboard. Its row leaves the list, and the next row gets the focus. */
export const ConfirmsOne: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows, button } = await list(context)
    const before = rows().length
    const next = rows()[1]?.dataset['row']
    button(rows()[0], 'waitingResults.confirm').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(say('waitingResults.confirmed', { count: 1 }))).toBeVisible())
    await waitFor(() => expect(rows()).toHaveLength(before - 1))
    await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']).toBe(next))
  },
}

/** The arrow keys move between the checkboxes, and the space bar selects. The bar shows the total of the selected results. */
export const SelectsByKeyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await list(context)
    within(rows()[0] ?? document.body)
      .getByRole('checkbox')
      .focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(document.activeElement?.closest<HTMLElement>('[data-row]')).toBe(rows()[1])
    await expect(screen.getByText(new RegExp(say('waitingResults.selected', { count: 2 }), 'u'))).toBeVisible()
    await expect(screen.getByRole('button', { name: say('waitingResults.confirmSeveral', { count: 2 }) })).toBeVisible()
  },
}

/** Declines several results at once. A reason is required. Text that was typed before a reason is chosen stays. */
export const DeclinesSeveral: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas } = context
    const { say, rows } = await list(context)
    const count = rows().length
    await userEvent.click(canvas.getByRole('checkbox', { name: say('waitingResults.selectAll') }))
    await userEvent.click(await screen.findByRole('button', { name: say('waitingResults.declineSeveral', { count }) }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Returned before they were sent.')
    await userEvent.click(dialog.getByRole('button', { name: say('waitingResults.decline.yes', { count }) }))
    await waitFor(() => expect(dialog.getByText(say('program.decline.reasonMissing'))).toBeVisible())
    await expect(dialog.getByRole('textbox')).toHaveValue('Returned before they were sent.')
    await userEvent.click(dialog.getByRole('radio', { name: say('results.decline.CANCELLED') }))
    await userEvent.click(dialog.getByRole('button', { name: say('waitingResults.decline.yes', { count }) }))
    await waitFor(() => expect(screen.getByText(say('waitingResults.declined', { count }))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: say('waitingResults.none') })).toBeVisible())
  },
}

/** If a decision does not reach the server, nothing changes. */
export const Offline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'waiting-results-offline' },
  play: async (context) => {
    const { say, rows, button } = await list(context)
    const before = rows().length
    await userEvent.click(button(rows()[0], 'waitingResults.decline'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: say('results.decline.OTHER') }))
    const keep = dialog.getByRole('button', { name: say('waitingResults.decline.keep') })
    await userEvent.click(dialog.getByRole('button', { name: say('waitingResults.decline.yes', { count: 1 }) }))
    // The dialog cannot be closed during the request: the other button stays disabled until the request fails.
    await waitFor(() => expect(keep).toBeEnabled())
    await expect(dialog.getByRole('radio', { name: say('results.decline.OTHER') })).toBeChecked()
    await userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(rows()).toHaveLength(before)
  },
}

/** A toast covers no button of the bar below the list. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: say('waitingResults.selectAll') }))
    await barStaysFree(say)
  },
}
