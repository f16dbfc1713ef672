import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { invitedToken } from '@wasla/mocks/scenarios/admin.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { JoinScreen } from './JoinScreen.tsx'

const meta = {
  title: 'Screens/Back office/One-time link',
  component: JoinScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: `/join#${invitedToken}`, scenario: 'admin-invited' },
} satisfies Meta<typeof JoinScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A password that is too short gets an error at its field. A good one is saved, and a link leads to the sign-in. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByLabelText(say('admin.password.new'))
    await userEvent.type(field, 'short')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.join.submit') }))
    await waitFor(() => expect(canvas.getByText(say('field.newPassword'))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'twelve or more')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.join.submit') }))
    await waitFor(() => expect(canvas.getByText(say('admin.join.done'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('admin.join.signIn') })).toBeVisible()
  },
}

/** A link for a password reset lists what ends with the old password. */
export const Resetting: Story = { parameters: { path: '/join#reset' } }

/** A link that expired, one that was used and one that was withdrawn all show the same message. */
export const NoLongerValid: Story = {
  parameters: { path: '/join#expired' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('ADMIN_INVITATION_INVALID'))).toBeVisible())
  },
}

/** In live, the admin must set up the second sign-in step first. */
export const SecondStepNeeded: Story = {
  parameters: { path: '/withdrawals', scenario: 'admin-totp-needed' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.totp.neededTitle') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('admin.totp.enrol') })).toBeVisible()
  },
}
