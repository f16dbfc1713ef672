import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { tillsMessages } from './messages/catalogue.ts'
import { TillsCard } from './TillsCard.tsx'

const meta = {
  title: 'Screens/Program/Cashier pages',
  component: TillsCard,
  tags: ['screen'],
  args: { programId: programIds.morningCup },
  decorators: [withApp([programsMessages, tillsMessages], { isGuarded: true })],
  parameters: { scenario: 'tills', path: '/program/any/performance' },
} satisfies Meta<typeof TillsCard>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the card. */
async function open({ canvas, globals }: Context) {
  const words = spoken(globals)
  await userEvent.click(await canvas.findByRole('button', { name: words.say('programs.tills.open'), expanded: false }))
  return words
}

/** The card is collapsed at first, and loads nothing before it is opened. */
export const Closed: Story = {}

/** Each till says its use and its state; a revoked one shows only what it reported. */
export const InUse: Story = {
  play: async (context) => {
    await open(context)
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.getAllByRole('button', { name: say('tills.renew') })).toHaveLength(2)
  },
}

/** What a till reported has what became of each order. */
export const Orders: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await open(context)
    // The newest till comes first, and nobody has used it yet.
    const [, used] = await context.canvas.findAllByRole('button', { name: say('tills.orders') })
    if (used) await userEvent.click(used)
    await expect(await context.canvas.findByText(say('tills.order.undone'))).toBeVisible()
    await expect(context.canvas.getAllByText(say('tills.status.Approved')).length).toBeGreaterThan(1)
  },
}

/** The PIN of a new till is shown once. */
export const Makes: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'tills-none' },
  play: async (context) => {
    const { say } = await open(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: say('tills.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(await sheet.findByRole('textbox', { name: say('tills.name') }), 'Olaya')
    await userEvent.click(sheet.getByRole('button', { name: say('tills.make') }))
    await expect(await context.canvas.findByText(say('tills.pin.made'))).toBeVisible()
    await expect(context.canvas.getByText(/^\d{4}$/u)).toBeVisible()
    await userEvent.click(context.canvas.getByRole('button', { name: say('tills.pin.noted') }))
    await waitFor(() => expect(context.canvas.queryByText(say('tills.pin.made'))).toBeNull())
  },
}

/** Asks before a till is closed for good. */
export const Revokes: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await open(context)
    const [first] = await context.canvas.findAllByRole('button', { name: say('tills.revoke') })
    if (first) await userEvent.click(first)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('tills.revoke') }))
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: say('tills.renew') })).toHaveLength(1))
  },
}

export const Empty: Story = {
  parameters: { scenario: 'tills-none' },
  play: async (context) => {
    const { say } = await open(context)
    await expect(await context.canvas.findByText(say('tills.none'))).toBeVisible()
  },
}

export const LongNames: Story = { parameters: { scenario: 'tills-long' }, play: async (context) => void (await open(context)) }
export const Loading: Story = { parameters: { scenario: 'tills-loading' }, play: async (context) => void (await open(context)) }
export const Failing: Story = {
  parameters: { scenario: 'tills-error' },
  play: async (context) => {
    const { say } = await open(context)
    await expect(await context.canvas.findByRole('heading', { name: say('tills.failed') })).toBeVisible()
  },
}
