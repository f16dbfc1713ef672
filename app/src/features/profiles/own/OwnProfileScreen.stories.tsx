import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppLayout } from '#shell/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walkFocus } from '#testing/walk-focus.ts'
import { profilesMessages } from '../messages/catalogue.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'

const meta = {
  title: 'Screens/Own profile',
  component: OwnProfileScreen,
  tags: ['screen'],
  decorators: [withApp([profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/profile', scenario: 'complete-profile' },
  render: () => (
    <AppLayout width="profile">
      <OwnProfileScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof OwnProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The owner sees what others see, and from each part goes to where it is changed. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.page.publicView') })).toHaveAttribute(
      'href',
      '/profile/influencer/reem_dosari',
    )
    await expect(canvas.getByRole('link', { name: say('profiles.part.posts.edit') })).toHaveAttribute('href', '/settings/featured-posts')
    await expect(canvas.getByRole('link', { name: say('profiles.page.editPicture') })).toHaveAttribute('href', '/settings/profile')
    const more = canvas.queryByRole('button', { name: say('profiles.page.seeMore') })
    if (more) {
      await userEvent.click(more)
      await expect(canvas.getByRole('button', { name: say('profiles.page.seeLess') })).toHaveAttribute('aria-expanded', 'true')
    }
  },
}

/** By key and backwards, nothing that is focused is under the bar on top (WCAG 2.4.11). */
export const NothingUnderTheBar: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('link', { name: say('profiles.page.publicView') })
    await expect(await walkFocus({ shift: true })).toBeGreaterThan(15)
  },
}

/** Just admitted: each part says what it is for and offers the next step (D-33). */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.part.posts.add') })).toHaveAttribute(
      'href',
      '/settings/featured-posts',
    )
    await expect(canvas.getByRole('link', { name: say('profiles.part.links.add') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('profiles.part.partners.add') })).toBeVisible()
  },
}
export const Long: Story = { parameters: { scenario: 'long-names' } }
export const Brand: Story = { parameters: { scenario: 'brand-active' } }
export const Loading: Story = { parameters: { scenario: 'loading' } }

/** Without a user name there is no public page: the button says so instead of leading nowhere. */
export const NoUserName: Story = {
  parameters: { scenario: 'no-username' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('profiles.page.publicView') }))
    await waitFor(async () => expect((await screen.findAllByText(say('profiles.page.noUserName'))).length).toBeGreaterThan(0))
  },
}

/** Turned down: the reviewer's reason and one button, before everything else. */
export const Rejected: Story = {
  parameters: { scenario: 'rejected' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText('The photo of the document is too blurred to read.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('profiles.verify.retry.identity') })).toHaveAttribute('href', '/verify-identity')
  },
}
export const BusinessRejected: Story = { parameters: { scenario: 'brand-rejected' } }
