import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { chooseFile, opensTheChooser, paintedPicture } from '#testing/pictures.ts'
import { plain, spoken } from '#testing/say.ts'
import { FirstScreen } from '../StepScreen.tsx'
import { inWizard } from '../testing/wizard-story.tsx'
import { DetailsForm } from './DetailsForm.tsx'

const Step = () => <FirstScreen Form={DetailsForm} />
const ofDraft = inWizard(programIds.readyDraft)

const meta = {
  title: 'Screens/Programs/Wizard/Details',
  component: Step,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/programs/create/program-details', scenario: 'wizard-new' },
} satisfies Meta<typeof Step>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  await canvas.findByRole('heading', { level: 1, name: say('programs.wizard.step.PROGRAM_DETAILS') })
  const name = await canvas.findByRole('textbox', { name: say('programs.details.name') })
  const next = canvas.getByRole('button', { name: say('programs.wizard.next') })
  return { ...words, name, next }
}

/** A new program: the first step is open, all others are locked. */
export const New: Story = { decorators: inWizard(null) }

/** A saved draft: its name is above the steps. */
export const Draft: Story = { decorators: ofDraft }

export const LongTexts: Story = { decorators: ofDraft, parameters: { scenario: 'wizard-long' } }

export const Loading: Story = { decorators: ofDraft, parameters: { scenario: 'wizard-loading' } }

/** If the draft cannot be loaded, a retry is offered. */
export const Failed: Story = {
  decorators: ofDraft,
  parameters: { scenario: 'wizard-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('programs.wizard.failed') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeEnabled()
  },
}

/** On a phone, the list of steps is behind “Step 1 of 8”, and the preview is behind a button. */
export const OnAPhone: Story = {
  decorators: ofDraft,
  globals: { viewport: { value: 'mobile1' } },
}

/** If the draft stored on the device does not exist any more, its id is removed and the wizard starts from the beginning (K-26). */
export const GoneDraft: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  parameters: { scenario: 'wizard-missing' },
  play: async (context) => {
    const { name } = await opened(context)
    await expect(name).toHaveValue('')
  },
}

/** Only the first step can be opened before anything is saved. */
export const OthersLocked: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say } = await opened(context)
    const steps = within(context.canvas.getByRole('navigation', { name: say('programs.wizard.steps') }))
    await expect(steps.getAllByRole('link')).toHaveLength(1)
    await expect(steps.getByRole('link', { current: 'step' })).toHaveTextContent(say('programs.wizard.step.PROGRAM_DETAILS'))
  },
}

/** Lists all missing values above the fields. A press or a key on a list entry focuses its field. */
export const Missing: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say, next, name } = await opened(context)
    await userEvent.click(next)
    const summary = await context.canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 4 }) })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(say('required.name'))
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(say('programs.details.name'), 'u') }))
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Cup')
    await waitFor(() => expect(within(summary).queryByRole('link', { name: new RegExp(say('programs.details.name'), 'u') })).toBeNull())
  },
}

/** The fields for places depend on the type of place. Choices made for another type are kept. */
export const Places: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say } = await opened(context)
    const { canvas } = context
    const choose = (type: 'WORLDWIDE' | 'REGIONS') =>
      userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${say(`programs.details.where.${type}`)}`, 'u') }))
    await choose('REGIONS')
    const gulf = within(await canvas.findByRole('group', { name: say('programs.details.regions') })).getAllByRole('button')[0]
    if (!gulf) throw new Error('There are no regions')
    await userEvent.click(gulf)
    await choose('WORLDWIDE')
    await waitFor(() => expect(canvas.queryByRole('group', { name: say('programs.details.regions') })).toBeNull())
    await choose('REGIONS')
    await expect(
      within(await canvas.findByRole('group', { name: say('programs.details.regions') })).getAllByRole('button')[0],
    ).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The season planner is loaded when it is opened, and disappears when it is closed. */
export const Seasons: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say } = await opened(context)
    const { canvas } = context
    const show = canvas.getByRole('button', { name: say('programs.details.seasonsShow'), expanded: false })
    show.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(say('programs.seasons.noEnd'))).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(say('programs.seasons.noEnd'))).toBeNull())
    await expect(canvas.getByRole('button', { name: say('programs.details.seasonsShow'), expanded: false })).toHaveFocus()
  },
}

/** The preview shows typed values at once. */
export const LivePreview: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  play: async (context) => {
    const { name } = await opened(context)
    await userEvent.clear(name)
    await userEvent.type(name, 'Evening cup')
    await waitFor(() => expect(context.canvasElement.querySelector('aside')).toHaveTextContent('Evening cup'))
  },
}

/** A save opens the next step. */
export const Saved: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  play: async (context) => {
    const { name, next } = await opened(context)
    await userEvent.clear(name)
    await userEvent.type(name, 'Evening cup')
    await userEvent.click(next)
    await waitFor(() => expect(context.canvas.getByText('/programs/create/participant-criteria')).toBeVisible())
  },
}

/** After the first save of a new program, the typed values stay visible until the next page is shown. */
export const SavedFirst: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say, name, next } = await opened(context)
    const { canvas } = context
    await userEvent.type(name, 'Evening cup')
    await userEvent.type(canvas.getByRole('textbox', { name: say('programs.details.description') }), 'Coffee after sunset.')
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${say('program.focus.PRODUCT')}`, 'u') }))
    await chooseFile(canvas.getByRole('button', { name: say('programs.details.coverAdd') }), await paintedPicture(900, 300))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: say('ds.cropDialog.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    /* Records each value of the field, because React writes it to the attribute `value`. */
    const seen: (string | null)[] = []
    const observer = new MutationObserver(() => seen.push(name.getAttribute('value')))
    observer.observe(name, { attributeFilter: ['value'] })
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText('/programs/create/participant-criteria')).toBeVisible())
    observer.disconnect()
    await expect(seen).not.toContain('')
  },
}

/**
 * A press or a key opens the file chooser at once. The cropper opens with the chosen file. When it closes, the button has the focus again.
 */
export const CoverChosen: Story = {
  tags: ['!dev'],
  decorators: inWizard(null),
  play: async (context) => {
    const { say } = await opened(context)
    const add = context.canvas.getByRole('button', { name: say('programs.details.coverAdd') })
    await opensTheChooser(add)
    await chooseFile(add, await paintedPicture(600, 400))
    const dialog = within(await screen.findByRole('dialog'))
    const small = say('ds.cropDialog.small', { width: 600, height: 400, leastWidth: 700, leastHeight: 200 })
    await waitFor(() => expect(dialog.getByText(plain(small))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: say('ds.dialog.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(add).toHaveFocus())
    await chooseFile(add, await paintedPicture(900, 300))
    await waitFor(() => expect(screen.getByRole('group', { name: say('ds.imageCropper.area') })).toHaveFocus())
  },
}

/** The error summary disappears if a change of another field removes the last error. */
export const MendedElsewhere: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  play: async (context) => {
    const { say, next } = await opened(context)
    const { canvas } = context
    const choose = (type: 'SERVICE_AREA' | 'WORLDWIDE') =>
      userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${say(`programs.details.where.${type}`)}`, 'u') }))
    await choose('SERVICE_AREA')
    await userEvent.click(next)
    const summary = await canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) })
    await choose('WORLDWIDE')
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

/** If the server refuses to save, the typed values stay. */
export const RefusedSave: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  parameters: { scenario: 'wizard-save-error' },
  play: async (context) => {
    const { say, name, next } = await opened(context)
    await userEvent.clear(name)
    await userEvent.type(name, 'Evening cup')
    await userEvent.click(next)
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await expect(name).toHaveValue('Evening cup')
    await expect(next).toBeEnabled()
  },
}

/** Without a connection the bar reports it, and all typed values stay. */
export const Offline: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  parameters: { scenario: 'wizard-offline' },
  play: async (context) => {
    const { say, name, next } = await opened(context)
    await userEvent.clear(name)
    await userEvent.type(name, 'Evening cup')
    await userEvent.click(next)
    await waitFor(() => expect(context.canvas.getByText(say('programs.wizard.offline'))).toBeVisible())
    await expect(name).toHaveValue('Evening cup')
  },
}

/** Asks once before unsaved changes are discarded (T-06). */
export const Unsaved: Story = {
  tags: ['!dev'],
  decorators: ofDraft,
  play: async (context) => {
    const { say, name } = await opened(context)
    await userEvent.type(name, '2')
    const steps = within(context.canvas.getByRole('navigation', { name: say('programs.wizard.steps') }))
    await userEvent.click(steps.getByRole('link', { name: new RegExp(say('programs.wizard.step.PARTICIPANT_CRITERIA'), 'u') }))
    const question = within(await screen.findByRole('alertdialog', { name: say('shell.unsaved.title') }))
    await userEvent.click(question.getByRole('button', { name: say('shell.unsaved.stay') }))
    await expect(name).toBeVisible()
  },
}
