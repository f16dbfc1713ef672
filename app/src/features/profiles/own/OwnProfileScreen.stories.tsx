import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { connectable } from '#shared/social/platforms.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { walkFocus } from '#testing/walk-focus.ts'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'

const meta = {
  title: 'Screens/Own profile',
  component: OwnProfileScreen,
  tags: ['screen'],
  decorators: [withApp([paymentRecordMessages, profilesMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/profile', scenario: 'complete-profile' },
  render: () => (
    <AppLayout width="profile">
      <OwnProfileScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof OwnProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The owner sees the profile as visitors do, plus a link on each part to edit it. */
export const Ready: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.page.publicView') })).toHaveAttribute(
      'href',
      '/profile/influencer/reem_dosari',
    )
    await expect(canvas.getByRole('link', { name: say('profiles.part.posts.edit') })).toHaveAttribute('href', '/settings/featured-posts')
    const camera = canvas.getByRole('link', { name: say('profiles.page.editPicture') })
    await expect(camera).toHaveAttribute('href', '/settings/profile')
    /* The line from the picture to the buttons does not cross the camera button. */
    const line = canvasElement.querySelector('header svg > path[vector-effect]')?.getBoundingClientRect()
    const box = camera.getBoundingClientRect()
    if (line) await expect(box.right <= line.left || box.left >= line.right).toBe(true)
    const more = canvas.queryByRole('button', { name: say('profiles.page.seeMore') })
    if (more) {
      await userEvent.click(more)
      await expect(canvas.getByRole('button', { name: say('profiles.page.seeLess') })).toHaveAttribute('aria-expanded', 'true')
    }
  },
}

/** When the keyboard moves the focus backwards, the header covers no focused element (WCAG 2.4.11). */
export const NothingUnderTheBar: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('link', { name: say('profiles.page.publicView') })
    await expect(await walkFocus({ shift: true })).toBeGreaterThan(15)
  },
}

/** After the admission, one list has everything that the profile lacks. Each item has an action and says how much it adds (D-33). */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('region', { name: say('profiles.start.title') })
    await expect(within(list).getByRole('link', { name: say('profiles.start.posts.do') })).toHaveAttribute(
      'href',
      '/settings/featured-posts',
    )
    await expect(within(list).getByRole('link', { name: say('profiles.start.rates.do') })).toHaveAttribute(
      'href',
      '/settings/accounts-rates/build-rate-card',
    )
    await waitFor(() => expect(within(list).getByText(say('profiles.progress.gain', { share: 0.15 }))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: say('profiles.part.posts') })).toBeNull())
    await expect(await canvas.findByRole('region', { name: say('profiles.start.done') })).toHaveTextContent(
      say('profiles.start.accounts.done'),
    )
    await expect(canvas.getByRole('region', { name: say('profiles.link.title') })).toBeVisible()
  },
}

/** Adds a bio and a link in the list. Each row disappears after it is filled in. */
export const FillsInPlace: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = within(await canvas.findByRole('region', { name: say('profiles.start.title') }))
    const bio = list.queryByRole('textbox', { name: say('profiles.about.bio') })
    if (bio) {
      const save = list.getByRole('button', { name: say('profiles.start.bio.do') })
      await userEvent.click(save)
      await waitFor(() => expect(list.getByText(say('required.bio'))).toBeVisible())
      await userEvent.type(bio, 'Watercolours from Taif')
      await userEvent.click(save)
      await waitFor(() => expect(list.queryByRole('textbox', { name: say('profiles.about.bio') })).toBeNull())
      await expect(canvas.getByText('Watercolours from Taif')).toBeVisible()
    }
    const link = list.getByRole('textbox', { name: say('profiles.start.links.field') })
    await userEvent.type(link, 'not an address')
    await userEvent.click(list.getByRole('button', { name: say('profiles.start.links.do') }))
    await waitFor(() => expect(list.getByText(say('field.url'))).toBeVisible())
    await userEvent.clear(link)
    await userEvent.type(link, 'https://dana.example/shop')
    await userEvent.click(list.getByRole('button', { name: say('profiles.start.links.do') }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.part.links') })).toBeVisible())
    await waitFor(() => expect(list.queryByRole('textbox', { name: say('profiles.start.links.field') })).toBeNull())
  },
}

/** If no account is connected, each platform has a button that leads to its consent page. */
export const NothingConnected: Story = {
  parameters: { scenario: 'brand-under-review' },
  play: async ({ canvas, globals }) => {
    const { say, statedPlatform: platformName } = spoken(globals)
    const list = within(await canvas.findByRole('region', { name: say('profiles.start.title') }))
    for (const [platform] of connectable)
      await expect(list.getByRole('button', { name: say('profiles.accounts.connect', { platform: platformName(platform) }) })).toBeEnabled()
    await waitFor(() => expect(list.queryByRole('link', { name: say('profiles.start.rates.do') })).toBeNull())
  },
}
export const Long: Story = { parameters: { scenario: 'long-names' } }
export const Brand: Story = { parameters: { scenario: 'brand-active' } }
export const Loading: Story = { parameters: { scenario: 'loading' } }

/** Without a user name there is no public page, and the button says so when it is pressed. */
export const NoUserName: Story = {
  parameters: { scenario: 'no-username' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('profiles.page.publicView') }))
    await waitFor(async () => expect((await screen.findAllByText(say('profiles.page.noUserName'))).length).toBeGreaterThan(0))
  },
}

/** The page of a rejected profile starts with the reviewer's reason and one button. */
export const Rejected: Story = {
  parameters: { scenario: 'rejected' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText('The photo of the document is too blurred to read.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('profiles.verify.retry.identity') })).toHaveAttribute('href', '/verify-identity')
  },
}
export const BusinessRejected: Story = { parameters: { scenario: 'brand-rejected' } }
