import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'

const meta = {
  title: 'Screens/Back office/Sign in',
  component: SignInScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/', scenario: 'admin-signed-out' },
  args: { reason: null },
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const signIn = async ({ canvas, globals }: Parameters<Play>[0], email: string, password: string) => {
  const { say } = spoken(globals)
  await userEvent.type(await canvas.findByRole('textbox', { name: say('admin.signIn.email') }), email)
  await userEvent.type(canvas.getByLabelText(say('admin.signIn.password')), password)
  await userEvent.click(canvas.getByRole('button', { name: say('admin.signIn.submit') }))
}

/** Empty fields get an error each. The button of a demo account signs in. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.signIn.submit') }))
    for (const name of ['email', 'password'] as const) await expect(canvas.getByText(say(`required.${name}`))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('admin.role.REVIEWER') }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.place.waitingList') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('link', { name: say('admin.place.settings') })).toBeNull())
  },
}

/** Second step: after the password, the screen asks for a code. */
export const SecondStep: Story = {
  parameters: { scenario: 'admin-second-step' },
  play: async ({ canvas, globals, ...rest }) => {
    const { say } = spoken(globals)
    await signIn({ canvas, globals, ...rest }, demoAdmins[0].email, 'wasla-demo')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.signIn.totpTitle') })).toBeVisible())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: say('admin.signIn.startOver') }))
    await expect(canvas.getByRole('textbox', { name: say('admin.signIn.email') })).toHaveValue(demoAdmins[0].email)
  },
}

/** A wrong password gets an error that does not say whether the address or the password was wrong. */
export const WrongPassword: Story = {
  parameters: { scenario: 'admin-wrong-password' },
  play: async (context) => {
    await signIn(context, demoAdmins[0].email, 'not this one')
    await waitFor(() => expect(context.canvas.getByText(spoken(context.globals).say('ADMIN_SIGN_IN_FAILED'))).toBeVisible())
  },
}

/** After too many tries, the error says how long to wait. */
export const LockedOut: Story = {
  parameters: { scenario: 'admin-locked-out' },
  play: async (context) => {
    await signIn(context, demoAdmins[0].email, 'not this one')
    await waitFor(() => expect(context.canvas.getByText(/14|١٤/)).toBeVisible())
  },
}

/** With a provider there is a second way to sign in. If the provider does not answer, the reason is shown above its button. */
export const WithProvider: Story = {
  parameters: { scenario: 'admin-oidc-away' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.signIn.oidc') }))
    await waitFor(() => expect(canvas.getByText(say('ADMIN_OIDC_AWAY'))).toBeVisible())
  },
}

/** An admin whose account was disabled since the sign-in is signed out and sees the reason. */
export const Disabled: Story = {
  parameters: { scenario: 'admin-disabled', path: '/reviews' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.signIn.after.suspended'))).toBeVisible())
  },
}
