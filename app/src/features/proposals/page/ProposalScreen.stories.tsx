import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { proposalAddress } from '@wasla/mocks/scenarios/proposals.ts'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { signInFor } from '#session/safe-path.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { proposalPath } from '../address.ts'
import { proposalsMessages } from '../messages/catalogue.ts'
import { ProposalScreen } from './ProposalScreen.tsx'

const path = proposalPath(proposalAddress)

const meta = {
  title: 'Screens/Proposal',
  component: ProposalScreen,
  tags: ['screen'],
  decorators: [withApp([proposalsMessages, listMessages])],
  parameters: { layout: 'fullscreen', scenario: 'proposal-stranger', path, route: '/proposal/:address' },
  render: () => (
    <PublicLayout>
      <ProposalScreen />
    </PublicLayout>
  ),
} satisfies Meta<typeof ProposalScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor reads everything, and signs in to ask. */
export const Stranger: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = within(await canvas.findByRole('list', { name: say('proposals.page.talents') }))
    await expect(list.getAllByRole('listitem', { hidden: false }).length).toBeGreaterThan(3)
    await expect(canvas.getByText(say('proposals.page.overlap'))).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: say('proposals.page.footer') }))
    await expect(bar.getByRole('link', { name: say('shell.signIn') })).toHaveAttribute('href', signInFor(path))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('proposals.page.askAll', { count: 4 }) })).toBeNull())
  },
}

/** A brand asks all talents into one of its programs, and reads what became of each. */
export const Brand: Story = {
  parameters: { scenario: 'proposal-brand' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('proposals.page.askAll', { count: 4 }) }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: say('proposals.ask.submit') }))
    const outcome = within(await screen.findByRole('dialog', { name: say('proposals.ask.outcome') }))
    await waitFor(() => expect(outcome.getAllByRole('listitem')).toHaveLength(4))
    await userEvent.click(outcome.getByRole('button', { name: say('proposals.ask.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The manager reads their own page, and asks nobody. */
export const Own: Story = {
  parameters: { scenario: 'proposal-own' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('proposals.page.seen.own'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('proposals.page.footer') })).toBeNull())
  },
}
export const Long: Story = { parameters: { scenario: 'proposal-long' } }
/** Unknown, expired and withdrawn addresses show the same page. */
export const Missing: Story = {
  parameters: { scenario: 'proposal-missing' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('proposals.page.missing') })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { scenario: 'proposal-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'proposal-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('proposals.page.failed') })).toBeVisible()
  },
}
