import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sessionMessages } from '../messages/catalogue.ts'
import { EntryPage, entryRoutes, stranger } from '../testing/entry-pages.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'

const meta = {
  title: 'Screens/Sign up',
  component: SignUpScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/sign-up', scenario: 'signed-out' },
  render: () => (
    <EntryPage path="/sign-up">
      <SignUpScreen />
    </EntryPage>
  ),
} satisfies Meta<typeof SignUpScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const atEntry = [withApp([sessionMessages], { also: entryRoutes })]

const fill = async ({ canvas, globals }: Context, invitation = '') => {
  const { say } = spoken(globals)
  await userEvent.type(await canvas.findByRole('textbox', { name: say('session.phone.label') }), stranger.national)
  if (invitation) await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(say('session.invitation.label')) }), invitation)
  await userEvent.click(canvas.getByRole('checkbox'))
}
const send = async ({ canvas, globals }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: spoken(globals).say('session.signUp.submit') }))

/** The form has a number, an optional invitation and the consent. */
export const Ready: Story = {
  decorators: atEntry,
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('session.signUp.title') })).toBeVisible())
  },
}

/** Each empty field says what it needs. The first of them takes the focus. */
export const Incomplete: Story = {
  decorators: atEntry,
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1 })
    await send(context)
    await waitFor(() => expect(canvas.getByText(say('field.phoneNumber'))).toBeVisible())
    await expect(canvas.getByText(say('field.accepted'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('session.phone.label') })).toHaveFocus()
  },
}

/** Sends a code and opens its page. */
export const SendsACode: Story = {
  decorators: atEntry,
  play: async (context) => {
    const { canvas, globals } = context
    await fill(context)
    await send(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('session.verify.title') })).toBeVisible())
    await expect(canvas.getByText('+966 55 999 0001')).toBeVisible()
  },
}

/** An unknown invitation is reported at its field. After it is removed, the sign-up continues (J-03). */
export const UnknownInvitation: Story = {
  decorators: atEntry,
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await fill(context, 'NOBODY')
    await send(context)
    await waitFor(() => expect(canvas.getByText(say('field.invitationCode'))).toBeVisible())
    await userEvent.clear(canvas.getByRole('textbox', { name: new RegExp(say('session.invitation.label')) }))
    await send(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('session.verify.title') })).toBeVisible())
  },
}

/** The field for the invitation is prefilled from a link. */
export const Invited: Story = {
  decorators: [withApp([sessionMessages], { also: entryRoutes, prepare: ({ storage }) => storage.keepInvitation('NOURA2025') })],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('textbox', { name: new RegExp(spoken(globals).say('session.invitation.label')) })).toHaveValue(
      'NOURA2025',
    )
  },
}
