import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { FAHAD } from '@wasla/mocks/world/networkers.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ReviewRequestsScreen } from './ReviewRequestsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Second looks',
  component: ReviewRequestsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/second-looks', scenario: 'admin-reviewer' },
} satisfies Meta<typeof ReviewRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Number of unanswered requests in the demo. */
const waiting = 4

/** The request that is due first is at the top. An overdue request is marked. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(waiting)
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(say('admin.reviews.overdue'))
    await expect(first).toHaveTextContent(say('admin.uncounted.TOO_MANY_CLICKS'))
  },
}

/** The menu shows the number of unanswered requests and of held results. */
export const CountedInTheMenu: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { number } = createFormats(language)
    await canvas.findAllByRole('rowheader')
    const entry = (id: 'secondLooks' | 'results') => canvas.getByRole('link', { name: new RegExp(`^${say(`admin.place.${id}`)}`, 'u') })
    await waitFor(() => expect(entry('secondLooks')).toHaveTextContent(number(waiting)))
    await waitFor(() => expect(entry('results').textContent).toMatch(/[\d٠-٩]/u))
  },
}

async function openFirst(canvas: Canvas) {
  const [first] = await canvas.findAllByRole('rowheader')
  if (!first) throw new Error('Nobody requests a review')
  await userEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

/** An answer needs a text. With a text, the request leaves the queue. */
export const Answered: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await userEvent.click(await dialog.findByRole('radio', { name: say('admin.looks.outcome.stays') }))
    const send = dialog.getByRole('button', { name: say('admin.looks.send') })
    await userEvent.click(send)
    const words = dialog.getByRole('textbox')
    await waitFor(() => expect(words).toHaveAccessibleDescription(new RegExp(say('required.answer'), 'u')))
    await userEvent.type(words, 'One browser opened it forty times within ten minutes.')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(waiting - 1))
  },
}

/** An open request shows the choice; “counts” is preselected. */
export const Opened: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByRole('radio', { name: say('admin.looks.outcome.counts') })).toBeChecked())
  },
}

/**
 * A request about clicks of an open network case is answered by the decision on the case (Y-06). An answer here is refused, and the typed
 * text stays.
 */
export const BelongsToACase: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('rowheader', { name: new RegExp(mainNameOf(FAHAD.profile), 'u') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: say('admin.looks.outcome.stays') }))
    await userEvent.type(dialog.getByRole('textbox'), 'One household')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.looks.send') }))
    await waitFor(() => expect(screen.getByText(say('NETWORK_CASE_OPEN'))).toBeVisible())
    await expect(dialog.getByRole('textbox')).toHaveValue('One household')
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(waiting)
  },
}
/** Answered requests show the answer. */
export const History: Story = {
  parameters: { path: '/second-looks?status=Upheld' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(say('admin.lookFact.answer'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull())
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(waiting)
  },
}

/** Support can read requests and cannot answer them. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(spoken(globals).say('admin.looks.answerForbidden'))).toBeVisible())
  },
}

/** No requests yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-results-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.looks.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
