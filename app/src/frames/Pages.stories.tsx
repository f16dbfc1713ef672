import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PrivacyScreen, TermsScreen } from '#pages/legal/LegalScreen.tsx'
import { legalMessages } from '#pages/legal/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { AppLayout } from './AppLayout.tsx'
import { CrashScreen } from '#shell/RouteFailure.tsx'
import { NotFoundScreen } from '#shell/NotFoundScreen.tsx'
import { PlainLayout } from './PlainLayout.tsx'

const meta = {
  title: 'Screens/Pages',
  component: PlainLayout,
  tags: ['screen'],
  decorators: [withApp([legalMessages])],
  parameters: { layout: 'fullscreen', path: '/here', scenario: 'signed-out' },
  args: { children: null },
} satisfies Meta<typeof PlainLayout>
export default meta
type Story = StoryObj<typeof meta>

/** Everybody can read the terms, even before signing up. */
export const Terms: Story = {
  args: { children: <TermsScreen /> },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('legal.terms.title') })).toBeVisible())
    await expect(canvas.getByText(say('legal.demo'))).toBeVisible()
  },
}
export const Privacy: Story = { args: { children: <PrivacyScreen /> } }

export const NotFound: Story = {
  parameters: { scenario: 'demo-networker' },
  render: () => (
    <AppLayout>
      <NotFoundScreen isSignedIn />
    </AppLayout>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('link', { name: say('ds.pageError.home') }))
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

export const NotFoundSignedOut: Story = {
  tags: ['both-languages'],
  args: { children: <NotFoundScreen isSignedIn={false} /> },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const signIn = await canvas.findByRole('link', { name: say('shell.notFound.signIn') })
    await expect(signIn).toHaveAttribute('href', '/')
    const home = canvas.getByRole('link', { name: say('ds.pageError.home') })
    await expect(home.getBoundingClientRect().bottom).toBeLessThan(signIn.getBoundingClientRect().top)
  },
}

const reload = fn()
export const Crash: Story = {
  render: () => <CrashScreen reference="8f2a-11c4" onReload={reload} />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ds.pageError.reload') }))
    await expect(reload).toHaveBeenCalledTimes(1)
  },
}
