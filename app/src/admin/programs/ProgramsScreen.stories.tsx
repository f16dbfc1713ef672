import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ProgramsScreen } from './ProgramsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Programs',
  component: ProgramsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/programs', scenario: 'admin-support' },
} satisfies Meta<typeof ProgramsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Every program with its brand, how it stands, and its budget. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('rowheader')
    await expect(rows.length).toBeGreaterThan(5)
    await expect(canvas.getAllByText(say('admin.programStatus.Active')).length).toBeGreaterThan(0)
  },
}

/** A filter leaves the programs of one status. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.any.status'), 'u') }))
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: say('admin.programStatus.Retired') }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(rows.length))
  },
}

/** On a phone a row says which program and its budget, and below it the brand, the status and what was spent. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(5)
  },
}

/** Placeholders stand where the rows will be. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** Nothing could be loaded: it says so and offers to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
