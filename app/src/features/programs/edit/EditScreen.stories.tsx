import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { editAddress } from '#shared/programs/wizard/addresses.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { wizardCatalogues } from '../wizard/testing/wizard-words.ts'
import { EditScreen } from './EditScreen.tsx'

const at = (id: string, type?: ProgramStepType) => ({ path: editAddress(id, type), route: '/program/:programId/edit/:step' })

const meta = {
  title: 'Screens/Programs/Edit',
  component: EditScreen,
  tags: ['screen'],
  decorators: [withApp([programsMessages, ...wizardCatalogues, sharedProgramsMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'programs-brand', ...at(programIds.morningCup) },
  render: () => (
    <AppLayout width="full">
      <EditScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof EditScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function details({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  const description = await canvas.findByRole('textbox', { name: say('programs.details.description') })
  return { ...words, description, save: canvas.getByRole('button', { name: say('programs.edit.save') }) }
}

/** Shows values that may change as fields. Shows locked values as text, with the reason. */
export const Details: Story = {
  play: async (context) => {
    const { say } = await details(context)
    const { canvas } = context
    const locked = within(canvas.getByRole('region', { name: say('programs.edit.locked') }))
    await expect(locked.getByText(say('programs.edit.lockedWhy'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: say('programs.details.name') })).toBeNull())
    await expect(canvas.getByRole('link', { name: say('programs.edit.back') })).toHaveAttribute(
      'href',
      expect.stringContaining(programAddress(programIds.morningCup)),
    )
  },
}

/** A program that is open by link only can be listed, and stays listed. */
export const ByLink: Story = {
  parameters: at(programIds.dripperSchool),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: say('programs.details.finding') })).toBeVisible())
  },
}
export const BeforeItsStart: Story = { parameters: at(programIds.fridayPicnic) }
export const Content: Story = { parameters: at(programIds.morningCup, 'SHAREABLE_CONTENT') }
export const Catalogue: Story = { parameters: at(programIds.morningCup, 'CATALOGUE') }
export const Guidelines: Story = { parameters: at(programIds.morningCup, 'GUIDELINES') }
export const LockedCriteria: Story = {
  parameters: at(programIds.morningCup, 'PARTICIPANT_CRITERIA'),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.edit.lockedWhy'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('programs.edit.save') })).toBeNull())
  },
}
export const LockedAudience: Story = { parameters: at(programIds.morningCup, 'TARGET_CRITERIA') }
export const LockedObjectives: Story = { parameters: at(programIds.morningCup, 'IMPACT_OBJECTIVES') }

/** The budget can only be increased, and only on the program's own page. */
export const LockedBudget: Story = {
  parameters: at(programIds.morningCup, 'BUDGET'),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('programs.owner.do.budget') })).toHaveAttribute(
      'href',
      expect.stringContaining('dialog=budget'),
    )
  },
}
export const LongTexts: Story = { parameters: { scenario: 'program-long', ...at(programIds.morningCup) } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading', ...at(programIds.morningCup) } }
export const Failed: Story = {
  parameters: { scenario: 'wizard-error', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('programs.page.failed') })).toBeVisible())
  },
}
export const Missing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-missing', ...at(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: spoken(globals).say('programs.page.toDiscover') })).toBeVisible())
  },
}

/** Confirms the question about changed terms. Looks for its button inside the dialog, because the form's button has the same name. */
async function confirmTerms(say: ReturnType<typeof spoken>['say']) {
  const question = within(await screen.findByRole('alertdialog', { name: say('terms.ask') }))
  await userEvent.click(question.getByRole('button', { name: say('terms.save') }))
}

/** Saves a change. The form stays open. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, description, save } = await details(context)
    await userEvent.clear(description)
    await userEvent.type(description, 'A cup for every morning.')
    await expect(context.canvas.getByText(say('programs.wizard.unsaved'))).toBeVisible()
    await userEvent.click(save)
    await confirmTerms(say)
    await waitFor(() => expect(screen.getByText(say('programs.edit.saved'))).toBeVisible())
    await expect(description).toHaveValue('A cup for every morning.')
    await waitFor(() => expect(context.canvas.queryByText(say('programs.wizard.unsaved'))).toBeNull())
  },
}

/** Before a change of terms is saved, the owner sees it as participants will: what was and what will be. */
export const AsksAboutTerms: Story = {
  play: async (context) => {
    const { say, description, save } = await details(context)
    await userEvent.type(description, ' Now also at night.')
    await userEvent.click(save)
    const question = within(await screen.findByRole('alertdialog', { name: say('terms.ask') }))
    await waitFor(() => expect(question.getByText(/at night/u)).toBeVisible())
    await expect(question.getByText(say('terms.askStay'))).toBeVisible()
  },
}

/** If the form is incomplete, the question does not open, and the form shows what is missing. */
export const AsksOnlyIfComplete: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { description, save } = await details(context)
    await userEvent.clear(description)
    await userEvent.click(save)
    await waitFor(() => expect(description).toBeInvalid())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** An owner who closes the question saves nothing, and keeps what they typed. */
export const KeepsTerms: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, description, save } = await details(context)
    await userEvent.type(description, ' Now also at night.')
    await userEvent.click(save)
    await screen.findByRole('alertdialog', { name: say('terms.ask') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.canvas.getByText(say('programs.wizard.unsaved'))).toBeVisible()
    await expect(description).toHaveDisplayValue(/at night\.$/u)
  },
}

/** If a save fails, all typed values stay. */
export const NotSaved: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-offline' },
  play: async (context) => {
    const { say, description, save } = await details(context)
    await userEvent.clear(description)
    await userEvent.type(description, 'A cup for every morning.')
    await userEvent.click(save)
    await confirmTerms(say)
    await waitFor(() => expect(context.canvas.getByText(say('programs.wizard.offline'))).toBeVisible())
    await expect(description).toHaveValue('A cup for every morning.')
  },
}

/** The address of a draft redirects to the draft's own page. */
export const ADraft: Story = {
  tags: ['!dev'],
  parameters: at(programIds.readyDraft),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(programAddress(programIds.readyDraft))).toBeVisible())
  },
}

/** The address of somebody else's program redirects to the program's page. */
export const NotTheirs: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs', ...at(programIds.morningCup) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(programAddress(programIds.morningCup))).toBeVisible())
  },
}
