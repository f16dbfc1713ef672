import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ResultScreen } from './ResultScreen.tsx'

const meta = {
  title: 'Screens/Back office/Result',
  component: ResultScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/results', scenario: 'admin-reviewer' },
} satisfies Meta<typeof ResultScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Say = ReturnType<typeof spoken>['say']

/** Opens the order that was placed too soon after its click. */
async function openTooFast(canvas: Canvas, say: Say) {
  const why = await canvas.findByText(say('admin.uncounted.TOO_FAST'))
  await userEvent.click(why)
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: say('admin.results.evidence') })).toBeVisible())
}

async function decide(canvas: Canvas, say: Say, verdict: 'Approved' | 'Rejected') {
  const action = say(`admin.results.do.${verdict}`)
  await userEvent.click(canvas.getByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: action }))
  const words = dialog.getByRole('textbox')
  await waitFor(() => expect(words).toHaveAccessibleDescription(new RegExp(say('required.reason'), 'u')))
  await userEvent.type(words, 'We called the shop about it.')
  await userEvent.click(dialog.getByRole('button', { name: action }))
  await waitFor(() => expect(canvas.getByText(say(`admin.resultStatus.${verdict}`))).toBeVisible())
  await waitFor(() => expect(canvas.getByText('We called the shop about it.')).toBeVisible())
  await waitFor(() => expect(canvas.queryByRole('button', { name: action })).toBeNull())
  // The top bar also shows the reader’s name.
  const who = canvas.getAllByText('Huda Almutlaq', { selector: 'main bdi' })[0]
  await expect(who?.parentElement).toHaveTextContent(say(`admin.results.by.${verdict}`, { name: 'Huda Almutlaq' }))
}

/** Shows what each rule found and allows. The result counts after an admin approves it with a text for both sides. */
export const Approved: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openTooFast(canvas, say)
    await waitFor(() => expect(canvas.getByText(say('admin.evidence.beyond'))).toBeVisible())
    await decide(canvas, say, 'Approved')
  },
}

/** A rejected result shows the reason. */
export const Rejected: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openTooFast(canvas, say)
    await decide(canvas, say, 'Rejected')
  },
}

/** Evidence and facts of an undecided result. */
export const Held: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openTooFast(canvas, say)
    await waitFor(() => expect(canvas.getByText(say('admin.evidence.TOO_FAST'))).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByText(say('admin.uncounted.TOO_FAST'))[0]).toBeVisible()
    // The broken rule comes before the others.
    const names = canvas.getAllByRole('term').map((one) => one.textContent)
    await expect(names[0]).toBe(say('admin.evidence.TOO_FAST'))
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    await openTooFast(canvas, spoken(globals).say)
  },
}

/** Support can read a result and cannot decide it. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openTooFast(canvas, say)
    await waitFor(() => expect(canvas.getByText(say('admin.results.decisionForbidden'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('admin.results.do.Approved') })).toBeNull())
  },
}

/** The result does not exist. */
export const NoSuchResult: Story = {
  parameters: { path: '/results/nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.results.missing'))).toBeVisible())
  },
}

/** The request failed. */
export const Failed: Story = {
  parameters: { path: '/results/nobody', scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
