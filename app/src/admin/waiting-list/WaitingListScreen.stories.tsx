import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { WaitingListScreen } from './WaitingListScreen.tsx'

const meta = {
  title: 'Screens/Back office/Waiting list',
  component: WaitingListScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/waiting-list', scenario: 'admin-full-queues' },
} satisfies Meta<typeof WaitingListScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Admits one selected person, who leaves the list. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = await canvas.findAllByRole('rowheader')
    const name = first?.querySelector('bdi')?.textContent ?? ''
    await expect(first?.textContent).toMatch(/\+966\u00a0\d{2}\u00a0\d{3}\u00a0\d{4}/u)
    const row = first?.closest('[role="row"], tr')
    if (!(row instanceof HTMLElement)) throw new Error('The list has no row')
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: say('admin.waitingList.admit', { count: 1 }) }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(say('admin.waitingList.admitted', { count: 1 })))
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: new RegExp(name, 'u') })).toBeNull())
  },
}

/** On a phone, rows can be selected one by one, or all rows of the page together. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    const [all, first] = canvas.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await waitFor(() => expect(first).toBeChecked())
    await expect(canvas.getByRole('button', { name: say('admin.waitingList.admit', { count: 20 }) })).toBeEnabled()
  },
}

/** A number that is not allowed gets an error at its field. */
export const AdmitNext: Story = {
  parameters: { path: '/waiting-list?dialog=admit-next' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: say('admin.waitingList.howMany') })
    await userEvent.clear(field)
    await userEvent.type(field, '٠')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.waitingList.admitNextYes') }))
    // The error is at the field and stays while the field has the focus.
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(dialog.getByText(say('field.format'))).toBeVisible())
  },
}

/** A role that may read and not admit sees no checkboxes. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await waitFor(() => expect(canvas.queryAllByRole('checkbox')).toHaveLength(0))
  },
}

/** Page 2 of the list. */
export const Long: Story = { parameters: { path: '/waiting-list?page=2&sort=-joinedAt' } }

/** The waiting list is empty. */
export const Empty: Story = {
  parameters: { scenario: 'admin-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.waitingList.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
