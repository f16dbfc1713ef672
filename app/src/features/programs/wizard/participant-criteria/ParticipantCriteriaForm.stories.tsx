import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { spoken } from '#testing/say.ts'
import { StepScreen } from '../StepScreen.tsx'
import { inWizard } from '../testing/wizard-story.tsx'
import { ParticipantCriteriaForm } from './ParticipantCriteriaForm.tsx'

const Step = () => <StepScreen type="PARTICIPANT_CRITERIA" Form={ParticipantCriteriaForm} />

const meta = {
  title: 'Screens/Programs/Wizard/Participant criteria',
  component: Step,
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft),
  parameters: { layout: 'fullscreen', path: '/programs/create/participant-criteria', scenario: 'wizard-new' },
} satisfies Meta<typeof Step>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say, platform } = words
  await canvas.findByRole('group', { name: say('programs.criteria.choosePlatforms') })
  const next = canvas.getByRole('button', { name: say('programs.wizard.next') })
  const followersOf = (id: 'INSTAGRAM' | 'SNAPCHAT') =>
    within(canvas.getByRole('group', { name: platform(id) })).getByRole('textbox', { name: say('programs.criteria.minFollowers') })
  return { ...words, next, followersOf }
}

/** Chosen platforms with their minimums, and the number of matches. */
export const Ready: Story = {}

/** Before the first save, networkers are chosen, and no platform. */
export const FirstTime: Story = { parameters: { scenario: 'wizard-at-criteria' } }

export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }

export const Failed: Story = {
  parameters: { scenario: 'wizard-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('programs.wizard.failed') })).toBeVisible())
  },
}

/** If the matches cannot be counted, the form works without their number. */
export const NotCounted: Story = {
  parameters: { scenario: 'wizard-figures-error' },
  play: async (context) => {
    const { say, next } = await opened(context)
    await waitFor(() => expect(context.canvas.getByText(say('programs.criteria.notCounted'))).toBeVisible())
    await expect(next).toBeEnabled()
  },
}

/** Without a platform nothing is saved. The error summary and the cards both show the error. */
export const Missing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-criteria' },
  play: async (context) => {
    const { say, next } = await opened(context)
    await userEvent.click(next)
    const summary = await context.canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(say('programs.criteria.platforms'), 'u') }))
    await expect(context.canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}

/** A platform without a minimum shows the error at its own field, at any position in the list. */
export const PlatformWithoutMinimum: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-criteria' },
  play: async (context) => {
    const { say, platform, next, followersOf } = await opened(context)
    await userEvent.click(context.canvas.getByRole('checkbox', { name: platform('SNAPCHAT') }))
    await userEvent.click(next)
    await waitFor(() => expect(followersOf('SNAPCHAT')).toHaveAttribute('aria-invalid', 'true'))
    await expect(followersOf('SNAPCHAT')).toHaveAccessibleDescription(say('field.threshold'))
  },
}

/** Both digit sets can be typed and are saved as the same number. */
export const BothDigits: Story = {
  tags: ['!dev', 'both-languages'],
  parameters: { scenario: 'wizard-at-criteria' },
  play: async (context) => {
    const { platform, followersOf } = await opened(context)
    await userEvent.click(context.canvas.getByRole('checkbox', { name: platform('INSTAGRAM') }))
    await userEvent.type(followersOf('INSTAGRAM'), '٥0٠')
    await userEvent.tab()
    const written = context.globals['locale'] === 'ar' ? '٥٠٠' : '500'
    await expect(followersOf('INSTAGRAM')).toHaveValue(written)
  },
}

/** A save opens the next step. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { next } = await opened(context)
    await userEvent.click(next)
    await waitFor(() => expect(context.canvas.getByText('/programs/create/target-criteria')).toBeVisible())
  },
}

/** If the server says that the step is locked, a message says so, and the typed values stay. */
export const RefusedSave: Story = {
  tags: ['!dev', 'both-languages'],
  parameters: { scenario: 'wizard-locked' },
  play: async (context) => {
    const { say, next, followersOf } = await opened(context)
    await userEvent.clear(followersOf('INSTAGRAM'))
    await userEvent.type(followersOf('INSTAGRAM'), '77')
    await userEvent.click(next)
    await waitFor(() => expect(screen.getByText(say('PROGRAM_STEP_LOCKED'))).toBeVisible())
    await expect(followersOf('INSTAGRAM')).toHaveValue(context.globals['locale'] === 'ar' ? '٧٧' : '77')
  },
}
