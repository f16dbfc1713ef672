import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { trackingSetupMessages } from './messages/catalogue.ts'
import { TrackingSetupCard } from './TrackingSetupCard.tsx'

const meta = {
  title: 'Screens/Program/Tracking setup',
  component: TrackingSetupCard,
  tags: ['screen'],
  args: { programId: programIds.morningCup },
  decorators: [withApp([trackingSetupMessages], { isGuarded: true })],
  parameters: { scenario: 'programs-brand', path: '/program/any/performance' },
} satisfies Meta<typeof TrackingSetupCard>
export default meta
type Story = StoryObj<typeof meta>

/** Without a secret, the card shows the other keys, the purpose of each, and one example for each way of reporting. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('programs.setup.secretNone'))).toBeVisible()
    await userEvent.click(await canvas.findByRole('tab', { name: say('programs.setup.way.SHOP') }))
    await expect(await canvas.findByText(say('programs.setup.shop.landing'))).toBeVisible()
  },
}

/** The card is collapsed at first if there are results. It loads nothing before it is opened. */
export const Closed: Story = { args: { isClosed: true } }

export const OpenedAndClosed: Story = {
  tags: ['!dev'],
  args: { isClosed: true },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const open = await canvas.findByRole('button', { name: say('programs.setup.open'), expanded: false })
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.publishableKey'))).toBeNull())
    await userEvent.click(open)
    await waitFor(() => expect(canvas.getByText(say('programs.setup.publishableKey'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('programs.setup.close'), expanded: true }))
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.publishableKey'))).toBeNull())
  },
}

/** Without reports, the card says so and shows the keys below. */
export const NothingCame: Story = {
  parameters: { scenario: 'results-no-orders' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('programs.setup.state.nothing'))).toBeVisible()
    await expect(canvas.getByText(say('programs.setup.publishableKey'))).toBeVisible()
  },
}

/** If an order was reported twice with different values, a warning shows the latest differing reports (Y-02). */
export const Differs: Story = {
  parameters: { scenario: 'tracking-setup-differing' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.setup.differing.show'), expanded: false }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0))
  },
}

/** The owner tests the shop's pages: the card shows once what to append to an address (Y-04). */
export const TestsThePages: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.setup.pixelTest') }))
    await expect(await canvas.findByText(say('programs.setup.pixelTest.title'))).toBeVisible()
    await expect(canvas.getByText(/^nw_click_id=test-[0-9a-f]{32}$/u)).toBeVisible()
  },
}

/** The secret is shown once. The examples contain it then. */
export const FirstSecret: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.setup.makeSecret') }))
    await waitFor(() => expect(canvas.getByText(say('programs.setup.copyNow'))).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Authorization: Bearer wsk_/u)).toBeVisible())
    await expect(await canvas.findByRole('button', { name: say('programs.setup.rotate') })).toBeVisible()
  },
}

/** Asks for a confirmation before the keys are replaced, and says that the old keys still work for a day. */
export const Rotating: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await FirstSecret.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: say('programs.setup.rotate') }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(say('programs.setup.rotate.text'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('programs.setup.rotate') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const until = say('programs.setup.formerUntil', { moment: '#' }).split('#')[0] ?? ''
    await waitFor(() => expect(canvas.getByText(until, { exact: false })).toBeVisible())
  },
}

/** Sends a test report from end to end. The card says that it arrived. */
export const Testing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.setup.sendTest') }))
    await waitFor(() => expect(canvas.getByText(say('programs.setup.testPassed'))).toBeVisible())
  },
}

/** If the server refuses a test, the card shows the refusal and no success. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'tracking-setup-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.setup.sendTest') }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.testPassed'))).toBeNull())
  },
}

/** While the setup loads, there is only a skeleton, without a key, a button or an error. */
export const Loading: Story = {
  parameters: { scenario: 'tracking-setup-loading' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = await canvas.findByRole('region', { name: say('programs.setup.title') })
    await waitFor(() => expect(card.querySelector('[data-component="Skeleton"]')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.publishableKey'))).toBeNull())
    await waitFor(() => expect(canvas.queryByText(say('programs.setup.failed'))).toBeNull())
  },
}
export const Failing: Story = {
  parameters: { scenario: 'tracking-setup-error' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('programs.setup.failed') })).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Skeleton"]')).toBeNull())
  },
}
