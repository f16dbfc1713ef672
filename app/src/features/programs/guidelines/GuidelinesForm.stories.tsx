import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { barStaysFree } from '#testing/toast-hits.ts'
import { StepScreen } from '../wizard/StepScreen.tsx'
import { inWizard } from '../wizard/testing/wizard-story.tsx'
import { GuidelinesForm } from './GuidelinesForm.tsx'

const Step = () => <StepScreen type="GUIDELINES" Form={GuidelinesForm} />

const meta = {
  title: 'Screens/Programs/Wizard/Guidelines',
  component: Step,
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft, [listMessages]),
  parameters: { layout: 'fullscreen', path: '/programs/create/guidelines', scenario: 'wizard-new' },
} satisfies Meta<typeof Step>
export default meta
type Story = StoryObj<typeof meta>

/** The step with saved dos and don’ts. */
export const Ready: Story = {}

/** The first don’t is prefilled with the rule about advertisements, in the reader’s language. */
export const FirstTime: Story = {
  parameters: { scenario: 'wizard-at-guidelines' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByDisplayValue(say('programs.guidelines.disclosure'))).toBeVisible())
  },
}

export const LongTexts: Story = { parameters: { scenario: 'wizard-long' } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }
export const NotSaved: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-offline' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByRole('textbox', { name: say('programs.guidelines.line.dos', { place: 1 }) })
    await userEvent.type(field, '!')
    const typed = (field as HTMLInputElement).value
    await userEvent.click(canvas.getByRole('button', { name: say('programs.wizard.next') }))
    await waitFor(() => expect(canvas.getByText(say('programs.wizard.offline'))).toBeVisible())
    await expect(field).toHaveValue(typed)
  },
}

/** Adds a line: its field gets the focus. Then moves the line up by its handle and removes it. */
export const AddMoveRemove: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-guidelines' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const lineName = (place: number) => isolate(say('programs.guidelines.line.dos', { place }))
    const field = (place: number) => canvas.getByRole('textbox', { name: say('programs.guidelines.line.dos', { place }) })
    const add = await canvas.findByRole('button', { name: say('programs.guidelines.add.dos') })
    await userEvent.type(field(1), 'First')
    await userEvent.click(add)
    await waitFor(() => expect(field(2)).toHaveFocus())
    await userEvent.keyboard('Second')
    canvas.getByRole('button', { name: say('ds.sortableList.handle', { name: lineName(2) }) }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(field(1)).toHaveValue('Second'))
    await expect(field(2)).toHaveValue('First')
    await userEvent.click(canvas.getByRole('button', { name: say('list.actions', { name: lineName(1) }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('programs.guidelines.remove') }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: say('programs.guidelines.line.dos', { place: 2 }) })).toBeNull())
    await expect(field(1)).toHaveValue('First')
    await waitFor(() => expect(field(1)).toHaveFocus())
  },
}

/** The error summary names a missing line with the label of its field. */
export const OneLineMissing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-guidelines' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.wizard.next') }))
    const summary = within(await canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) }))
    await expect(summary.getByRole('link')).toHaveTextContent(say('programs.guidelines.line.dos', { place: 1 }))
  },
}

/** A toast covers no button of the bar below the form. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    await barStaysFree(spoken(globals).say)
  },
}
