import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { wordsOverTime } from '#testing/words-over-time.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Flags and settings',
  component: SettingsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/settings', scenario: 'admin-full-queues' },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A value out of bounds gets an error, whether its digits are Arabic or Latin. An accepted value is saved, marked as changed, and can be
 * reset.
 */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('searchbox'), 'quietDays')
    const name = say('admin.setting.invites.quietDays')
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.settings.editOne', { name }) }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '٥٠٠')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.save') }))
    await waitFor(() => expect(dialog.getByText(say('field.outOfRange', { min: 1, max: 365 }))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.save') }))
    await waitFor(() => expect(canvas.getByText(say('admin.settings.changed'))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.settings.editOne', { name }) }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: say('admin.settings.reset') }))
    await waitFor(() => expect(canvas.queryByText(say('admin.settings.changed'))).toBeNull())
  },
}

/** The dialog of a setting that is a list of named links. */
export const Links: Story = { parameters: { path: '/settings?dialog=setting:waitingList.communities' } }

/** A role that may only read sees no edit buttons. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByText(say('admin.setting.otp.life'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(say('admin.settings.edit')) })).toBeNull())
  },
}

/**
 * Switching a flag off asks for confirmation. The dialog never shows the text for switching on, neither while the request runs nor while
 * the dialog closes.
 */
export const Flags: Story = {
  parameters: { path: '/flags' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('switch', { name: say('admin.flag.payment') }))
    const dialog = await screen.findByRole('alertdialog')
    const words = wordsOverTime(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: say('admin.flags.offYes') }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: say('admin.flag.payment') })).not.toBeChecked())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(words().filter((text) => text.includes(say('admin.flags.onText')))).toEqual([])
  },
}

/** No setting matches the search. */
export const Empty: Story = { parameters: { path: '/settings?q=zzzz' } }

/** A role that may not open the page sees a message that says so. */
export const NotForYou: Story = {
  parameters: { scenario: 'admin-finance' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('admin.forbidden.title') })).toBeVisible())
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
