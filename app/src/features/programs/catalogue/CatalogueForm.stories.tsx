import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { chooseFile, opensTheChooser } from '#testing/pictures.ts'
import { spoken } from '#testing/say.ts'
import { StepScreen } from '../wizard/StepScreen.tsx'
import { inWizard } from '../wizard/testing/wizard-story.tsx'
import { CatalogueForm } from './CatalogueForm.tsx'

const Step = () => <StepScreen type="CATALOGUE" Form={CatalogueForm} />

const meta = {
  title: 'Screens/Programs/Wizard/Catalogue',
  component: Step,
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft, [listMessages]),
  parameters: { layout: 'fullscreen', path: '/programs/create/catalogue', scenario: 'wizard-new' },
} satisfies Meta<typeof Step>
export default meta
type Story = StoryObj<typeof meta>

/** The step with saved products and services. */
export const Ready: Story = {}

/** All items have the same name, as long as possible. */
export const LongTexts: Story = {
  parameters: { scenario: 'wizard-long' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    // Waits for the items, so that they are checked and not the page that loads them.
    await expect(await canvas.findAllByRole('textbox', { name: say('programs.catalogue.name') })).toHaveLength(2)
  },
}
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }

/** Starts with one empty item. The error summary names the missing fields of the item and links to them. */
export const FirstTime: Story = {
  parameters: { scenario: 'wizard-at-catalogue' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('programs.catalogue.name') })
    await userEvent.click(canvas.getByRole('button', { name: say('programs.wizard.next') }))
    const summary = await canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 3 }) })
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(say('programs.catalogue.name'), 'u') }))
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Cold brew')
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2))
  },
}

/** Adds an item: the field for its name gets the focus. Then moves the item up by keyboard and removes it. */
export const AddMoveRemove: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-catalogue' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const add = await canvas.findByRole('button', { name: say('programs.catalogue.add') })
    const names = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: say('programs.catalogue.name') })
    await userEvent.type(names()[0]!, 'First')
    await userEvent.click(add)
    await waitFor(() => expect(names()[1]).toHaveFocus())
    await userEvent.keyboard('Second')
    canvas.getByRole('button', { name: say('ds.sortableList.handle', { name: isolate('Second') }) }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['Second', 'First']))
    await userEvent.click(canvas.getByRole('button', { name: say('list.actions', { name: isolate('Second') }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('programs.catalogue.remove') }))
    await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['First']))
  },
}

/** Keeps the typed values if the server cannot be reached. */
export const NotSaved: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-offline' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [name] = await canvas.findAllByRole<HTMLInputElement>('textbox', { name: say('programs.catalogue.name') })
    await userEvent.type(name!, ' 2')
    const typed = name!.value
    await userEvent.click(canvas.getByRole('button', { name: say('programs.wizard.next') }))
    await waitFor(() => expect(canvas.getByText(say('programs.wizard.offline'))).toBeVisible())
    await expect(name).toHaveValue(typed)
  },
}

/** A press opens the file chooser at once. A file that is not an image is rejected in a dialog, which offers another choice. */
export const PhotoRefused: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [change] = await canvas.findAllByRole('button', { name: new RegExp(`^${say('programs.catalogue.photoChange')}`, 'u') })
    await opensTheChooser(change!)
    await chooseFile(change!, new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText(say('field.imageFile'))).toBeVisible())
  },
}
