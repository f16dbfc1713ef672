import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { verificationMessages } from '../messages/catalogue.ts'
import { IdentityScreen } from './IdentityScreen.tsx'

const meta = {
  title: 'Screens/Verify identity',
  component: IdentityScreen,
  tags: ['screen'],
  decorators: [withApp([verificationMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/verify-identity', scenario: 'identity-start' },
  render: () => (
    <AppLayout>
      <IdentityScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof IdentityScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Goes through the whole check: consent, document, and a selfie without a camera. */
async function pass({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const { say } = spoken(globals)
  const refused = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await userEvent.click(await canvas.findByRole('button', { name: say('verification.identity.start') }))
  const question = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(question).getByText(say('verification.identity.confirm'))).toBeVisible())
  await userEvent.click(within(question).getByRole('button', { name: say('ds.dialog.yes') }))

  const next = async () => userEvent.click(screen.getByRole('button', { name: say('verification.widget.next') }))
  await screen.findByRole('heading', { name: say('verification.widget.consent.title') })
  await next()
  await waitFor(() => expect(screen.getByText(say('verification.widget.consent.needed'))).toBeVisible())
  await userEvent.click(screen.getByRole('checkbox', { name: say('verification.widget.consent.agree') }))
  await next()
  await userEvent.type(await screen.findByRole('textbox', { name: say('verification.widget.document.number') }), '١٠٢٣٤٥٦٧٨٠')
  await next()
  await userEvent.click(await screen.findByRole('button', { name: say('verification.widget.selfie.allow') }))
  await waitFor(() => expect(screen.getByText(say('verification.widget.selfie.none'))).toBeVisible())
  await expect(refused).toHaveBeenCalledWith({ video: { facingMode: 'user' }, audio: true })
  await userEvent.click(screen.getByRole('button', { name: say('verification.widget.selfie.use') }))
  const approved = await canvas.findByRole('heading', { level: 1, name: say('verification.identity.approved') })
  await waitFor(() => expect(approved).toBeVisible())
}

/** Shows the result on the page. */
export const Approved: Story = { play: pass }

/** After a long absence a new check is required, even if an earlier check was passed. After the new check, a link leads back. */
export const CheckedAgain: Story = {
  parameters: { scenario: 'recheck-person', path: '/verify-identity?returnTo=%2Fwallet%3Fsheet%3Dwithdraw' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('verification.recheck.lead'))).toBeVisible())
    await pass(context)
    await waitFor(() => expect(canvas.getByText(say('verification.recheck.done'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('verification.recheck.back') })).toHaveAttribute('href', '/wallet?sheet=withdraw')
  },
}
/** The page before the new check. */
export const DueAgain: Story = { parameters: { scenario: 'recheck-person', path: '/verify-identity?returnTo=%2Fwallet' } }
export const InReview: Story = { parameters: { scenario: 'identity-in-review' } }
export const Rejected: Story = { parameters: { scenario: 'identity-rejected-with-reason' } }
export const WithoutAccount: Story = { parameters: { scenario: 'identity-approved-no-account' } }

/** If the provider cannot be reached, the page shows an error and a button to begin again. */
export const ProviderDown: Story = {
  parameters: { scenario: 'identity-down' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('verification.identity.start') }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: say('ds.dialog.yes') }))
    await waitFor(() => expect(canvas.getByText(say('verification.identity.failed'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('verification.identity.start') })).toBeVisible()
  },
}
