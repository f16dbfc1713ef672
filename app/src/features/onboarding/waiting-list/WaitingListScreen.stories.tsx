import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { socialMessages } from '#features/social/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { leaving } from '#testing/story-services.ts'
import { onboardingMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { WaitingListScreen } from './WaitingListScreen.tsx'

const meta = {
  title: 'Screens/Waiting list',
  component: WaitingListScreen,
  tags: ['screen'],
  decorators: [withApp([onboardingMessages, socialMessages, profilesMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/join-waiting-list', scenario: 'onboarding-waiting' },
} satisfies Meta<typeof WaitingListScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The button leads to the platform's consent page. */
export const ConnectFirst: Story = {
  parameters: { scenario: 'onboarding-connect' },
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    const left: string[] = []
    const hear = (event: Event) => left.push((event as CustomEvent<string>).detail)
    window.addEventListener(leaving, hear)
    await userEvent.click(await canvas.findByRole('button', { name: say('social.connect.to', { platform: platform('TIKTOK') }) }))
    await waitFor(() => expect(left).toHaveLength(1))
    window.removeEventListener(leaving, hear)
    await expect(new URL(left[0] ?? '').searchParams.get('state')).toBeTruthy()
  },
}

/** The page says that consent was refused. Every button stays enabled. */
export const ConsentRefused: Story = {
  parameters: { scenario: 'onboarding-connect', path: '/join-waiting-list?error=access_denied&state=elsewhere' },
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('social.connect.denied'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('social.connect.to', { platform: platform('YOUTUBE') }) })).toBeEnabled()
  },
}

/** A completed task moves the viewer up, and the page says why. */
export const Place: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const follow = await canvas.findByRole('link', { name: say('onboarding.tasks.follow') })
    follow.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(follow)
    await waitFor(() => expect(canvas.getByText(say('onboarding.tasks.done'))).toBeVisible())
  },
}

/** The hint of the QR code says that the code leads to the sign-up, not to a profile. */
export const ShowsTheInvitation: Story = {
  parameters: { path: '/join-waiting-list?dialog=qr' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say('onboarding.link.qrHint'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByText(say('profiles.link.qrHint'))).toBeNull())
  },
}
export const LastInLine: Story = { parameters: { scenario: 'waiting-new' } }
export const FirstInLine: Story = { parameters: { scenario: 'waiting-all-done' } }
export const Loading: Story = { parameters: { scenario: 'waiting-loading' } }

export const Error: Story = {
  parameters: { scenario: 'waiting-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('onboarding.wait.failed'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible()
  },
}
