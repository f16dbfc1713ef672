import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { OidcScreen } from './OidcScreen.tsx'

const meta = {
  title: 'Screens/Back office/Sign-in with a provider',
  component: OidcScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/oidc?code=mock&state=a-state', scenario: 'admin-oidc-second-step' },
} satisfies Meta<typeof OidcScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The account has a second step: the page asks for a code. */
export const SecondStep: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('admin.signIn.totpTitle') })).toBeVisible())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** A right code opens the back office. */
export const RightCode: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('admin.place.waitingList') })).toBeVisible(),
    )
  },
}

/** Without a second step the back office opens at once. */
export const SignedIn: Story = {
  parameters: { scenario: 'admin-oidc' },
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('admin.place.waitingList') })).toBeVisible(),
    )
  },
}

/** Every refusal has the same text, and a way back to the password. */
export const Refused: Story = {
  parameters: { path: '/oidc?error=access_denied&state=a-state' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('ADMIN_OIDC_REFUSED'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('admin.oidc.back') })).toBeVisible()
  },
}

/** The provider does not answer. */
export const ProviderAway: Story = {
  parameters: { scenario: 'admin-oidc-away' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('ADMIN_OIDC_AWAY'))).toBeVisible())
  },
}
