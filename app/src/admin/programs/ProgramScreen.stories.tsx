import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ProgramScreen } from './ProgramScreen.tsx'

const meta = {
  title: 'Screens/Back office/Program',
  component: ProgramScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/programs?status=Active', scenario: 'admin-support' },
} satisfies Meta<typeof ProgramScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens the first program of the list. */
async function openFirst(canvas: Canvas) {
  const [first] = await canvas.findAllByRole('rowheader')
  if (!first) throw new Error('The list is empty')
  await userEvent.click(first)
  await canvas.findByRole('heading', { level: 1 })
}

/** Types a reason in the open dialog and confirms. */
async function confirm(label: string, reason: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), reason)
  await userEvent.click(dialog.getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Shows the facts of the program, its budget and the allowed actions. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openFirst(canvas)
    await waitFor(() => expect(canvas.getByText(say('admin.programFact.trackingUrl'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('admin.programs.do.OnHold') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('admin.programs.do.Active') })).toBeNull())
  },
}

/** The program is put on hold with a reason, which the page shows, and then resumed. */
export const HeldAndResumed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openFirst(canvas)
    const hold = say('admin.programs.do.OnHold')
    await userEvent.click(await canvas.findByRole('button', { name: hold }))
    await confirm(hold, 'The link leads to a page that is gone')
    await waitFor(() => expect(canvas.getByText(say('admin.programs.heldBy.ADMIN'))).toBeVisible())
    await expect(canvas.getByText(/The link leads to a page that is gone/u)).toBeVisible()
    const resume = say('admin.programs.do.Active')
    await userEvent.click(canvas.getByRole('button', { name: resume }))
    await confirm(resume, 'The link was mended')
    await waitFor(() => expect(canvas.getByText(say('admin.programStatus.Active'))).toBeVisible())
  },
}

/** Putting a program on hold requires a reason. */
export const NeedsAReason: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openFirst(canvas)
    const hold = say('admin.programs.do.OnHold')
    await userEvent.click(await canvas.findByRole('button', { name: hold }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: hold }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(say('required.reason'), 'u')))
  },
}

/** A retired program is over for good: there are no actions. */
export const Retired: Story = {
  parameters: { path: '/programs?status=Retired' },
  play: async ({ canvas, globals }) => {
    await openFirst(canvas)
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.programs.retiredText'))).toBeVisible())
  },
}

/** A reviewer can only read. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-reviewer' },
  play: async ({ canvas, globals }) => {
    await openFirst(canvas)
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.programs.actionsForbidden'))).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await openFirst(canvas)
  },
}

/** The program does not exist. */
export const NoSuchProgram: Story = {
  parameters: { path: '/programs/nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.programs.missing'))).toBeVisible())
  },
}
