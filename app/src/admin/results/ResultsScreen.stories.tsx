import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ResultsScreen } from './ResultsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Results',
  component: ResultsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/results', scenario: 'admin-reviewer' },
} satisfies Meta<typeof ResultsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The list shows held results by default; each row has its reason. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const rows = await canvas.findAllByRole('rowheader')
    await expect(rows).toHaveLength(4)
    await waitFor(() => expect(canvas.getByText(say('admin.uncounted.TOO_FAST'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('admin.results.import') })).toBeVisible()
  },
}

/** All results, on several pages. */
export const Long: Story = {
  parameters: { path: '/results?status=all' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20))
  },
}

/** The status filter narrows the list. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.resultStatus.Held'), 'u') }))
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: say('admin.resultStatus.Reversed') }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3))
  },
}

/** A search finds results of any status by participant, program or order. */
export const Found: Story = {
  parameters: { path: '/results?status=all' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    const name = first?.querySelector('bdi')?.textContent ?? ''
    await userEvent.type(canvas.getByRole('searchbox', { name: say('admin.results.search') }), `${name}{Enter}`)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').every(({ textContent }) => textContent?.includes(name))).toBe(true))
  },
}

/** On a phone, the first line of a row has the participant and the amount. Below are the day and the reason. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.uncounted.TOO_FAST'))).toBeVisible())
  },
}

/** No results yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-results-empty', path: '/results' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.results.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}

/** A role that may only read sees no import link. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    await canvas.findAllByRole('rowheader')
    await waitFor(() => expect(canvas.queryByRole('link', { name: spoken(globals).say('admin.results.import') })).toBeNull())
  },
}
