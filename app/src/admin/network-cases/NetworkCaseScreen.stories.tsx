import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { NetworkCaseScreen } from './NetworkCaseScreen.tsx'

const caseWith = (status: string, reason: string) =>
  world.networkCases.find((one) => one.status === status && one.reason === reason)?.id ?? ''

const meta = {
  title: 'Screens/Back office/Network case',
  component: NetworkCaseScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: `/network-cases/${caseWith('Open', 'OWN_NETWORK')}`, scenario: 'admin-reviewer' },
} satisfies Meta<typeof NetworkCaseScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const send = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })

/** The participant was signed in on the network: shows the rule, the pattern and one decision for all clicks. */
export const OwnNetwork: Story = {}

/** A workplace: many people clicked, and none of them earns from or pays for the clicks. */
export const Workplace: Story = { parameters: { path: `/network-cases/${caseWith('Open', 'TOO_MANY_FROM_NETWORK')}` } }

/** A decided case shows the pattern, the decision and the note. */
export const Counted: Story = { parameters: { path: `/network-cases/${caseWith('Counted', 'TOO_MANY_FROM_NETWORK')}` } }

/** On a day on which the brand’s page was down, the case says when, because missing results say nothing then. */
export const DayWithOutage: Story = {
  parameters: { scenario: 'admin-case-outage' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('admin.networkCase.outages.text'))).toBeVisible()
  },
}

/** The chart’s label describes it in words, and no IP address is shown. */
export const SaidInWords: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1, name: say('admin.networkCase.title', { count: 210 }) })
    const chart = canvas.getByRole('img', {
      name: new RegExp(say('admin.networkChart.label', { held: 210, others: 50, from: '', to: '' }).slice(0, 12), 'u'),
    })
    await expect(chart.querySelectorAll('[data-part="held"]')).toHaveLength(5)
    await expect(canvas.getByText(say('admin.networkFact.noAddress'))).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/u)
  },
}

/** No outcome is preselected. After a choice, the button names the action and the number of clicks. */
export const Refuses: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const none = await send(canvas, say('admin.networkCase.send.none'))
    await userEvent.click(none)
    await waitFor(() => expect(canvas.getAllByText(say('required.outcome'))[0]).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: say('admin.networkCase.outcome.refused') }))
    await userEvent.type(canvas.getByRole('textbox'), 'One script')
    await userEvent.click(await send(canvas, say('admin.networkCase.send.refused', { count: 210 })))
    await waitFor(() => expect(screen.getByText(say('admin.networkCase.done.Refused', { count: 210 }))).toBeVisible())
    await waitFor(() => expect(canvas.getByText('One script')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
  },
}

/** More clicks arrived while the admin read the case: the decision is refused, and the new figures appear. */
export const MoreHeld: Story = {
  play: async ({ canvas, globals, loaded }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: say('admin.networkCase.outcome.refused') }))
    const { server } = loaded['scenario'] as ScenarioServer
    const one = server.store.memory.world.networkCases.find(({ id }) => id === caseWith('Open', 'OWN_NETWORK'))
    if (!one) throw new Error('The demonstration has an open case')
    one.held += 7
    await userEvent.click(await send(canvas, say('admin.networkCase.send.refused', { count: 210 })))
    await waitFor(() => expect(screen.getByText(say('admin.networkCase.moreHeld'))).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('admin.networkCase.send.refused', { count: 217 }) })).toBeVisible())
    // The chosen outcome stays.
    await expect(canvas.getByRole('radio', { name: say('admin.networkCase.outcome.refused') })).toBeChecked()
  },
}

/** A reader who may not decide sees which roles may. */
export const OnlyRead: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.networkCase.decisionForbidden'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
  },
}

export const Missing: Story = {
  tags: ['!dev'],
  parameters: { path: '/network-cases/none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1, name: say('admin.networkCase.missing') })
  },
}
