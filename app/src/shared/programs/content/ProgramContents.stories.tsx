import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sharedProgramsMessages } from '../messages/catalogue.ts'
import { ProgramContents } from './ProgramContents.tsx'

const meta = {
  title: 'Screens/Parts/Program content',
  component: ProgramContents,
  tags: ['screen'],
  decorators: [withApp([sharedProgramsMessages])],
  args: { programId: programIds.morningCup, contentStepType: 'SHAREABLE' },
  parameters: { scenario: 'programs' },
} satisfies Meta<typeof ProgramContents>
export default meta
type Story = StoryObj<typeof meta>

/** Shows items that participants download and post, with the text to post. */
export const ToShare: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('article')
    const card = within(first as HTMLElement)
    await expect(card.getByRole('button', { name: say('program.content.copyCaption') })).toBeEnabled()
  },
}

/** Shows items that participants read before they post. The items open on the page. */
export const ToLearn: Story = { args: { contentStepType: 'LEARNING' } }

export const Long: Story = { parameters: { scenario: 'program-long-visitor' } }
export const Loading: Story = { parameters: { scenario: 'program-tabs-loading' } }

/** The retry button refetches the list. */
export const Failed: Story = {
  parameters: { scenario: 'program-tabs-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('program.content.failed') })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('ds.errorState.retry') }))
  },
}

/** A brand opens the tab of its own program before any item is ready. */
export const Empty: Story = {
  args: { programId: programIds.readyDraft },
  parameters: { scenario: 'content-processing' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('program.content.empty.SHAREABLE') })).toBeVisible())
  },
}
