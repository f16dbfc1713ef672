import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sessionMessages } from '../messages/catalogue.ts'
import { EntryPage, entryRoutes, member, stranger, withCode } from '../testing/entry-pages.tsx'
import { VerifyCodeScreen } from './VerifyCodeScreen.tsx'

const meta = {
  title: 'Screens/Enter the code',
  component: VerifyCodeScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/verify-otp', scenario: 'signed-out' },
  render: () => (
    <EntryPage path="/verify-otp">
      <VerifyCodeScreen />
    </EntryPage>
  ),
} satisfies Meta<typeof VerifyCodeScreen>
export default meta
type Story = StoryObj<typeof meta>

const waiting = [withApp([sessionMessages], { also: entryRoutes, prepare: withCode(member) })]
const field = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.findByRole('textbox')

/** The number that the code was sent to, six boxes, and the countdown to another code. */
export const Ready: Story = {
  decorators: waiting,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('session.verify.title') })).toBeVisible())
    await expect(canvas.getByText('+966 50 000 0001')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/1:30|١:٣٠/)).toBeVisible())
    await expect(await field(canvas)).toHaveFocus()
  },
}

/** Users notice a mistyped number here, so the link to change it has a text on phones too. */
export const ChangesTheNumberOnAPhone: Story = {
  decorators: waiting,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const change = await canvas.findByRole('link', { name: say('session.verify.changeNumber') })
    await expect(change).toBeVisible()
    await userEvent.click(change)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('session.signIn.title') })).toBeVisible())
  },
}

/** Accepts digits of both scripts. The sixth digit sends the code. A wrong code is reported, and the next digit starts another code. */
export const Wrong: Story = {
  decorators: waiting,
  parameters: { scenario: 'otp-wrong' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const input = await field(canvas)
    await userEvent.type(input, '١٢٣٤٥٦')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('WRONG_OTP'))
    await expect(input).toHaveValue('123456')
    await userEvent.type(input, '7')
    await expect(input).toHaveValue('7')
    await waitFor(() => expect(canvas.queryByText(say('WRONG_OTP'))).toBeNull())
  },
}

export const Late: Story = {
  decorators: waiting,
  parameters: { scenario: 'otp-expired' },
  play: async ({ canvas, globals }) => {
    await userEvent.type(await field(canvas), '123456')
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('OTP_EXPIRED'))).toBeVisible())
  },
}

/** After five wrong codes, this code cannot be used any more. A link leads back to the start. */
export const TriesUsed: Story = {
  decorators: waiting,
  parameters: { scenario: 'otp-tries-used' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await field(canvas), '123456')
    await waitFor(() => expect(canvas.getByText(say('OTP_VERIFICATION_LIMIT_REACHED'))).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: say('session.verify.startAgain') }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('session.signIn.title') })).toBeVisible())
  },
}

/** The right code for a number without an account leads to the sign-up form, in which the number is filled in. */
export const UnknownNumber: Story = {
  decorators: [withApp([sessionMessages], { also: entryRoutes, prepare: withCode(stranger) })],
  parameters: { scenario: 'otp-unknown-number' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await field(canvas), '123456')
    await userEvent.click(await canvas.findByRole('link', { name: say('session.verify.unknown.create') }))
    await waitFor(() => expect(canvas.getByText(say('session.signUp.invited'))).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: say('session.phone.label') })).toHaveValue(stranger.national)
  },
}

export const Suspended: Story = {
  decorators: waiting,
  parameters: { scenario: 'otp-suspended' },
  play: async ({ canvas, globals }) => {
    await userEvent.type(await field(canvas), '123456')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(spoken(globals).say('USER_SUSPENDED')))
    await expect(await field(canvas)).toHaveValue('')
  },
}

/** If the server returns a longer wait than the page expected, the page shows the server's. */
export const ResendTooEarly: Story = {
  decorators: [withApp([sessionMessages], { also: entryRoutes, prepare: withCode(member, { resendAfter: 0 }) })],
  parameters: { scenario: 'otp-too-early' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: spoken(globals).say('session.verify.resend') }))
    await waitFor(() => expect(canvas.getByText(/1:30|١:٣٠/)).toBeVisible())
  },
}

export const NoMoreResends: Story = {
  decorators: [withApp([sessionMessages], { also: entryRoutes, prepare: withCode(member, { resendsLeft: 0 }) })],
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('session.verify.noResends'))).toBeVisible())
  },
}

/** Without a network, the code stays in the boxes and can be sent again. */
export const Offline: Story = {
  decorators: waiting,
  parameters: { scenario: 'signed-out-offline' },
  play: async ({ canvas, globals }) => {
    await userEvent.type(await field(canvas), '123456')
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('session.offline'))).toBeVisible())
    await expect(await field(canvas)).toHaveValue('123456')
  },
}

/** If no code was sent, redirects to the page where the number is typed. */
export const WithoutCode: Story = {
  decorators: [withApp([sessionMessages], { also: entryRoutes })],
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('session.signIn.title') })).toBeVisible())
  },
}
