import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { AuditScreen } from './AuditScreen.tsx'

const meta = {
  title: 'Screens/Back office/Audit log',
  component: AuditScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/audit-log', scenario: 'admin-full-queues' },
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Lines with what changed, and several pages of them. */
export const Ready: Story = {
  parameters: { path: '/audit-log?action=admin.settingChanged' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await expect(canvasElement.querySelector('del')).toHaveTextContent(spoken(globals).language === 'ar' ? '١٠' : '10')
    await userEvent.click(canvas.getByRole('link', { name: say('ds.pagination.page', { page: 2 }) }))
    await waitFor(() => expect(canvas.getByText(say('admin.range', { from: 21, to: 40, count: 60 }))).toBeVisible())
  },
}

/** On a phone the actor, the target and the changes are below the action, and nothing is cut off. */
export const OnAPhone: Story = {
  parameters: { path: '/audit-log?action=admin.settingChanged' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    const change = [...canvasElement.querySelectorAll('ins')].find((one) => one.checkVisibility())
    await expect(change?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0)
    const actor = canvas.getAllByText('reviewer@wasla.example').find((one) => one.checkVisibility())
    const cell = actor?.closest('[role="gridcell"]')
    await expect(cell?.scrollWidth).toBeLessThanOrEqual((cell?.clientWidth ?? 0) + 1)
  },
}

/** No line matches the target. */
export const Empty: Story = {
  parameters: { path: '/audit-log?target=nobody' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.filter.noMatch'))).toBeVisible())
  },
}

/** Placeholders stand where the rows will be. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** Nothing could be loaded: it says so and offers to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
