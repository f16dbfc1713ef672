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

/** All programs with brand, status and budget. */
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

/** On a phone, the first line of a row has the program and its budget. Below are the brand, the status and the spent share. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(5)
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
