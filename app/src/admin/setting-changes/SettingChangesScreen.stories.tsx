import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { SettingChangesScreen } from './SettingChangesScreen.tsx'

const meta = {
  title: 'Screens/Back office/Setting changes',
  component: SettingChangesScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/setting-changes', scenario: 'admin-finance' },
} satisfies Meta<typeof SettingChangesScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Opens the dialog of the first row, which is undecided. */
const openFirst = async (canvas: Play['canvas']) => {
  const [first] = await canvas.findAllByRole('rowheader')
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

/** Changes in each state; the undecided change comes first. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4)
    for (const status of ['Proposed', 'Applied', 'Rejected', 'Expired'] as const)
      await expect(canvas.getByRole('gridcell', { name: say(`admin.settingChangeStatus.${status}`) })).toBeVisible()
  },
}

/** The dialog of a colleague’s proposal shows the old value, the new value and the reason, so that the reader can decide. */
export const Deciding: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(say('admin.column.oldValue'))).toBeVisible())
    await expect(dialog.getByRole('button', { name: say('admin.settingChanges.apply') })).toBeVisible()
  },
}

/** An applied change is no longer open. */
export const Applied: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await userEvent.click(dialog.getByRole('button', { name: say('admin.settingChanges.apply') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: say('admin.settingChangeStatus.Applied') })).toHaveLength(2))
  },
}

/** The reader’s own proposal has no button to apply it. */
export const OnesOwn: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'admin-full-queues' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(say('admin.settingChanges.mine'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByRole('button', { name: say('admin.settingChanges.apply') })).toBeNull())
  },
}

/** A money setting is not saved on the settings page: the admin proposes a change with a reason. */
export const Proposing: Story = {
  parameters: { scenario: 'admin-empty', path: '/settings?dialog=setting:wallet.fourEyesAbove' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: say('admin.adjustments.proposeYes') })
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByText(say('required.reason'))).toBeVisible())
    const value = dialog.getByRole('textbox', {
      name: new RegExp(`^${say('admin.settings.number', { unit: say('admin.unitName.halalas') })}`.replace(/[()]/gu, '\\$&'), 'u'),
    })
    await userEvent.clear(value)
    await userEvent.type(value, '30000')
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${say('admin.reason')}`, 'u') }), 'A busy month')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** On a phone, the status is below the value. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** No changes yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-finance-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.settingChanges.empty'))).toBeVisible())
  },
}

/** The request failed: an error and a button to try again. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
