import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { usualDemoCode } from '@wasla/contract/session/demo.ts'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sessionMessages } from '../messages/catalogue.ts'
import { EntryPage, entryRoutes, member } from '../testing/entry-pages.tsx'
import { reviewerEntry } from './demo-entries.ts'
import { SignInScreen } from './SignInScreen.tsx'

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  tags: ['screen'],
  decorators: [withApp([sessionMessages], { also: entryRoutes })],
  parameters: { layout: 'fullscreen', path: '/', scenario: 'signed-out' },
  render: () => (
    <EntryPage path="/">
      <SignInScreen />
    </EntryPage>
  ),
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const product = { en: 'Wasla', ar: 'وصلة' }

const type = async ({ canvas, globals }: Parameters<Play>[0], number: string) => {
  const { say } = spoken(globals)
  await userEvent.type(await canvas.findByRole('textbox', { name: say('session.phone.label') }), number)
}
const send = async ({ canvas, globals }: Parameters<Play>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: spoken(globals).say('session.signIn.submit') }))

/** Says what the product is. Has the number's field with an example, one button, and the five entries of the demo. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('session.signIn.title') })).toBeVisible())
    await expect(canvas.getByText(say('session.signIn.about', { product: product[language] }))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('session.phone.label') })).toHaveAttribute('placeholder', '5X XXX XXXX')
    await expect(canvas.getByRole('link', { name: say('shell.homeLink', { product: product[language] }) })).toHaveTextContent(
      product[language],
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: say('session.demo.brand') })).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('session.demo.reviewer') })).toHaveAttribute('href', reviewerEntry)
  },
}

/** Signs in: types the number and then the code. The home page opens. */
export const SignsIn: Story = {
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await type(context, `0${member.national}`)
    await send(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('session.verify.title') })).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox'), usualDemoCode)
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** One button enters the demo. */
export const EntersTheDemo: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: spoken(globals).say('session.demo.agency') }))
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** If the number has too few digits, the error is shown at the field and no request is sent. */
export const WrongNumber: Story = {
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await type(context, '٥٥٠١٢')
    await send(context)
    const field = canvas.getByRole('textbox', { name: say('session.phone.label') })
    await waitFor(() => expect(canvas.getByText(say('field.phoneNumber'))).toBeVisible())
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('55012')
  },
}

/** Changing the language keeps what was typed. */
export const ChangesLanguage: Story = {
  play: async (context) => {
    const { canvas, globals } = context
    const { language, say } = spoken(globals)
    const other = otherLanguage(language)
    const there = spoken({ locale: other })
    await type(context, '0550123')
    await userEvent.click(canvas.getByRole('button', { name: say(`ds.languageSwitch.name.${other}`) }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: there.say('session.signIn.title') })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: there.say('session.phone.label') })).toHaveValue('0550123')
    await expect(document.documentElement.lang).toBe(other)
    await userEvent.click(canvas.getByRole('button', { name: there.say(`ds.languageSwitch.name.${language}`) }))
    await waitFor(() => expect(document.documentElement.lang).toBe(language))
  },
}

/** If another code can be requested only later, the page says when, below the field and not as a toast. */
export const TooEarly: Story = {
  parameters: { scenario: 'otp-too-early' },
  play: async (context) => {
    const { canvas, globals } = context
    await type(context, member.national)
    await send(context)
    await expect(await canvas.findByRole('status')).toHaveTextContent(/90|٩٠/)
    await expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('session.signIn.title') })).toBeVisible()
  },
}

/** If the message cannot be sent, a toast says so. */
export const MessagesDown: Story = {
  parameters: { scenario: 'sms-down' },
  play: async (context) => {
    await type(context, member.national)
    await send(context)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(spoken(context.globals).say('SMS_SEND_FAILED')))
  },
}

/** Without a network, the page says so below the field, and keeps what was typed. */
export const Offline: Story = {
  parameters: { scenario: 'signed-out-offline' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await type(context, member.national)
    await send(context)
    await waitFor(() => expect(canvas.getByText(say('session.offline'))).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: say('session.phone.label') })).toHaveValue(member.national)
  },
}

/** While the code is requested, the button keeps its name and does not move. */
export const Loading: Story = {
  parameters: { scenario: 'signed-out-loading' },
  play: async (context) => {
    await type(context, member.national)
    await send(context)
    await waitFor(() => expect(context.canvasElement.querySelector('[data-pending]')).toBeVisible())
  },
}
