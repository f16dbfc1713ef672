import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { participationsMessages } from '../messages/catalogue.ts'
import { ParticipantsTab } from './ParticipantsTab.tsx'

const meta = {
  title: 'Screens/Programs/Participants',
  component: ParticipantsTab,
  args: { programId: programIds.morningCup },
  tags: ['screen'],
  decorators: [withApp([participationsMessages, sharedProgramsMessages], { isGuarded: true })],
  parameters: { path: `/program/${programIds.morningCup}/participants`, scenario: 'applicants' },
} satisfies Meta<typeof ParticipantsTab>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Many: Story = { parameters: { scenario: 'participants-many' } }
export const Empty: Story = { parameters: { scenario: 'applicants-empty' } }
export const Loading: Story = { parameters: { scenario: 'applicants-loading' } }
export const Failing: Story = { parameters: { scenario: 'applicants-error' } }

/** The compliance sheet has the licence of each participant, as a reviewer checked it. */
export const Licences: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('participations.licences.open') }))
    await waitFor(() => expect(canvas.getAllByText(say('participations.licence.NONE'))[0]).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('results.csv') })).toBeEnabled())
  },
}

/** Types of profile that cannot join are shown, but disabled (S2 §2). */
export const TypesThatCannotJoin: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    for (const type of ['agencies', 'brands', 'groups'] as const)
      await expect(await screen.findByRole('radio', { name: say(`participations.type.${type}`) })).toBeDisabled()
  },
}

/** The list is sorted by clicks. The menu names this order and offers the other orders. */
export const ByClicks: Story = {
  tags: ['!dev'],
  parameters: { path: `/program/${programIds.morningCup}/participants?sort=clicks` },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('participations.participants') })
    const [first] = await canvas.findAllByText(say('participations.participants.sort.clicks'))
    await waitFor(() => expect(list).toBeVisible())
    if (!first) throw new Error('The order is not named')
    await userEvent.click(first)
    for (const order of ['orders', 'revenue', 'earned'] as const)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: say(`participations.participants.sort.${order}`) })).toBeVisible())
  },
}
