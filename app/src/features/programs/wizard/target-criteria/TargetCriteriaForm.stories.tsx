import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { StepScreen } from '../StepScreen.tsx'
import { inWizard } from '../testing/wizard-story.tsx'
import { TargetCriteriaForm } from './TargetCriteriaForm.tsx'

const Step = () => <StepScreen type="TARGET_CRITERIA" Form={TargetCriteriaForm} />

const meta = {
  title: 'Screens/Programs/Wizard/Target audience',
  component: Step,
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft),
  parameters: { layout: 'fullscreen', path: '/programs/create/target-criteria', scenario: 'wizard-new' },
} satisfies Meta<typeof Step>
export default meta
type Story = StoryObj<typeof meta>

/** The step with a saved audience. */
export const Ready: Story = {}

export const FirstTime: Story = { parameters: { scenario: 'wizard-at-audience' } }

export const LongTexts: Story = { parameters: { scenario: 'wizard-long' } }

export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }

/** At least one interest is required: the entry of the error summary focuses the chips, and choosing a chip removes the error. */
export const Missing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-audience' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.wizard.next') }))
    const summary = await canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(say('programs.target.interests'), 'u') }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

/** A locked step redirects to the next open step. */
export const Locked: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-criteria' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('/programs/create/participant-criteria')).toBeVisible())
  },
}

/** A save opens the next step. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.wizard.next') }))
    await waitFor(() => expect(canvas.getByText('/programs/create/impact-objectives')).toBeVisible())
  },
}
