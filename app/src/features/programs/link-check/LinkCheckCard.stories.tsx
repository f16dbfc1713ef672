import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { linkCheckMessages } from './messages/catalogue.ts'
import { LinkCheckCard } from './LinkCheckCard.tsx'

const meta = {
  title: 'Screens/Program/Link check',
  component: LinkCheckCard,
  tags: ['screen'],
  args: { programId: programIds.morningCup },
  decorators: [withApp([linkCheckMessages], { isGuarded: true })],
  parameters: { scenario: 'programs-brand', path: '/program/any/performance' },
} satisfies Meta<typeof LinkCheckCard>
export default meta
type Story = StoryObj<typeof meta>

/** Link and setup work. Outages that are over are listed below, with their reasons. */
export const Works: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('programs.linkCheck.state.WORKING'))).toBeVisible()
    await expect(canvas.getByText(say('programs.linkCheck.fault.CERTIFICATE'))).toBeVisible()
  },
}

/** An outage lasts: the owner reads why, since when, and what it means for the participants. */
export const Down: Story = {
  parameters: { scenario: 'link-down' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('programs.linkCheck.state.DOWN'))).toBeVisible()
    await expect(canvas.getAllByText(say('programs.linkCheck.fault.NOT_FOUND'))[0]).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('programs.linkCheck.confirm') })).toBeNull())
  },
}

/** The link leads to another site: the owner may confirm that it is right. */
export const LeadsElsewhere: Story = { parameters: { scenario: 'link-elsewhere' } }

/** After one failed check, nobody is notified until the next check fails too. */
export const InDoubt: Story = {
  parameters: { scenario: 'link-doubtful' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(spoken(globals).say('programs.linkCheck.doubt'))).toBeVisible()
  },
}

/** A program that is not running is not checked. */
export const Paused: Story = { args: { programId: programIds.dripperSchool } }

/** The owner checks again after the page was repaired; the outage ends. */
export const ChecksNow: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'link-down' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.linkCheck.again') }))
    await waitFor(() => expect(canvas.getByText(say('programs.linkCheck.state.WORKING'))).toBeVisible())
  },
}

/** The owner confirms the page, after a question that says who reads of it. */
export const Confirms: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'link-elsewhere' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.linkCheck.confirm') }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(say('programs.linkCheck.confirm.text'))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: say('programs.linkCheck.confirm') }))
    await waitFor(() => expect(canvas.getByText(say('programs.linkCheck.state.WORKING'))).toBeVisible())
  },
}

/** While the check loads, there is only a skeleton. */
export const Loading: Story = { parameters: { scenario: 'link-check-loading' } }

export const Failing: Story = {
  parameters: { scenario: 'link-check-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('programs.linkCheck.failed') })).toBeVisible()
  },
}
