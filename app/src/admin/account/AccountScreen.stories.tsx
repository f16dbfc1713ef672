import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { AccountScreen } from './AccountScreen.tsx'

const meta = {
  title: 'Screens/Back office/My account',
  component: AccountScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/account', scenario: 'admin-reviewer' },
} satisfies Meta<typeof AccountScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Adds the second sign-in step: asks for the password, then shows the QR code, its secret and the field for the code. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.totp.enrol') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(say('admin.signIn.password')), 'wasla-demo')
    await userEvent.click(dialog.getByRole('button', { name: say('admin.totp.next') }))
    await waitFor(() => expect(dialog.getByRole('img', { name: say('admin.totp.qr') })).toBeVisible())
    await expect(dialog.getByRole('group', { name: say('admin.totp.secret') })).toBeVisible()
  },
}

/** A new password that is too short gets an error at its field. */
export const ShortPassword: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByLabelText(say('admin.password.old')), 'wasla-demo')
    await userEvent.type(canvas.getByLabelText(say('admin.password.new')), 'short')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.password.change') }))
    await waitFor(() => expect(canvas.getByText(say('field.newPassword'))).toBeVisible())
  },
}

/** Demo tools: moves the clock forward by days. */
export const DemoTools: Story = {
  parameters: { path: '/demo', scenario: 'admin-clock-ahead' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByRole('textbox', { name: say('admin.demo.days') })
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.demo.advance') }))
    // Moving the clock asks for confirmation, because only a reset moves it back.
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('admin.demo.advance') }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(say('admin.demo.advanced', { count: 2 })))
  },
}
