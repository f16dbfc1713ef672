import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { plain, spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { walkFocus } from '#testing/walk-focus.ts'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'

const meta = {
  title: 'Screens/Public profile',
  component: PublicProfileScreen,
  tags: ['screen'],
  decorators: [withApp([paymentRecordMessages, profilesMessages, shareMessages])],
  parameters: {
    layout: 'fullscreen',
    scenario: 'signed-out',
    route: '/profile/:userType/:userName',
    path: '/profile/influencer/reem_dosari',
  },
  render: () => (
    <PublicLayout width="profile">
      <PublicProfileScreen />
    </PublicLayout>
  ),
} satisfies Meta<typeof PublicProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor sees the name and can read the whole bio. Every outgoing link has `rel="nofollow noopener ugc"`. */
export const Ready: Story = {
  play: async ({ canvas, globals, canvasElement }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Reem Aldosari')
    await waitFor(() => expect(document.title).toContain('@reem_dosari'))
    await expect(canvas.getByRole('img', { name: say('ds.verifiedMark.label') })).toBeVisible()
    const outward = () => [...canvasElement.querySelectorAll('main a[target="_blank"]')]
    await waitFor(() => expect(outward().length).toBeGreaterThan(4))
    for (const link of outward()) {
      await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc')
      await expect(link.getAttribute('href')).toMatch(/^https?:\/\//)
    }
    await waitFor(() => expect(canvas.queryByRole('link', { name: say('profiles.part.posts.edit') })).toBeNull())
    await expect(canvas.getByRole('link', { name: say('shell.signIn') })).toHaveAttribute(
      'href',
      `/?returnTo=${encodeURIComponent('/profile/influencer/reem_dosari')}`,
    )
  },
}

/** The mark of a checked licence opens what was checked. Each account that it covers has the same sign. */
export const Licensed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('img', { name: say('profiles.licence.account') })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: say('profiles.licence.mark') }))
    const panel = within(await screen.findByRole('dialog', { name: say('profiles.licence.title') }))
    await expect(panel.getByText('1182 0477')).toBeVisible()
    const platforms = within(panel.getByRole('list', { name: say('profiles.licence.accounts') }))
    await expect(platforms.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Offers only the contact methods that the owner chose. The number is shown and can be copied. If no app opens, the sheet says so. */
export const Connects: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: say('profiles.connect.open') }))
    const dialog = await screen.findByRole('dialog')
    const way = (method: 'whatsapp' | 'call' | 'email' | 'sms') =>
      within(dialog).queryByRole('link', { name: new RegExp(say(`profiles.connect.${method}`)) })
    await expect(way('sms')).toBeNull()
    await expect(way('whatsapp')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/))
    await expect(way('whatsapp')).toHaveAttribute('rel', 'noopener noreferrer')
    const email = way('email') ?? dialog
    await expect(email).toHaveAttribute('href', 'mailto:hello@reemathome.example')
    // Keeps the test's page from asking the device for an app.
    email.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(email)
    window.dispatchEvent(new Event('blur'))
    await waitFor(() => expect(within(dialog).queryByText(say('profiles.connect.cannotOpen'))).not.toBeVisible())
    await userEvent.click(email)
    await waitFor(() => expect(within(dialog).getByText(say('profiles.connect.cannotOpen'))).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: say('ds.copyField.copy', { label: say('profiles.connect.number') }) }))
    const number = within(dialog).getByRole('group', { name: say('profiles.connect.number') })
    await waitFor(() => expect(within(number).getByRole('status')).toHaveTextContent(say('profiles.connect.numberCopied')))
    await expect(number).toHaveTextContent(/^\+966 \d{2} \d{3} \d{4}/u)
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\+\d+$/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** If the owner opens the public page, a link leads to the owner's view of the profile, and “Connect” is disabled. */
export const SeenByItsOwner: Story = {
  parameters: { scenario: 'complete-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.page.regularView') })).toHaveAttribute('href', '/profile')
    await expect(canvas.getByRole('button', { name: say('profiles.connect.open') })).toBeDisabled()
  },
}

/** Another signed-in user sees the page inside the app's frame. */
export const SeenByAMember: Story = {
  parameters: { scenario: 'brand-active' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('button', { name: say('profiles.connect.open') })).toBeEnabled()
    await waitFor(() => expect(canvas.getByRole('button', { name: say('shell.menu.account') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('link', { name: say('profiles.page.regularView') })).toBeNull())
  },
}

/** When the keyboard moves the focus backwards, the header covers no focused element (WCAG 2.4.11). */
export const NothingUnderTheBar: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(await walkFocus({ shift: true })).toBeGreaterThan(15)
  },
}

/** Omits parts that were never filled in, without leaving a gap (D-33). */
export const Empty: Story = {
  parameters: { scenario: 'public-empty', path: '/profile/influencer/dana_paints' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: say('profiles.part.accounts') })).toBeVisible())
    for (const part of ['posts', 'rates', 'links', 'partners'] as const)
      await waitFor(() => expect(canvas.queryByRole('heading', { name: say(`profiles.part.${part}`) })).toBeNull())
  },
}

/** The owner of an empty profile sees the page as visitors do. A link leads to the owner's view, where the profile can be filled in. */
export const EmptySeenByItsOwner: Story = {
  parameters: { scenario: 'networker-empty', path: '/profile/influencer/lina_fit' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.page.regularView') })).toHaveAttribute('href', '/profile')
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.start.title') })).toBeNull())
  },
}

/** The share sheet has the page's address, to copy and to send, and its QR code. */
export const Shared: Story = {
  parameters: { path: '/profile/influencer/reem_dosari?dialog=share' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const dialog = within(await screen.findByRole('dialog'))
    const code = await dialog.findByRole('img', { name: say('share.qr') })
    await waitFor(() => expect(code).toBeVisible())
    await expect(dialog.getByRole('link', { name: say('share.whatsapp') })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/profile/influencer/reem_dosari')),
    )
  },
}
/** A brand's profile begins with its payment record. Time to answer has nine cases, so it is not shown yet. */
export const Brand: Story = {
  parameters: { path: '/profile/brand/nabt_coffee' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await expect(await canvas.findByRole('heading', { level: 2, name: say('record.title') })).toBeVisible()
    await expect(canvas.getByText(plain({ en: '9 cases, shown from 10', ar: '٩ حالات، ويظهر الرقم من ١٠' }[language]))).toBeVisible()
  },
}
export const Agent: Story = { parameters: { path: '/profile/agent/omar_bukhari' } }
export const Agency: Story = { parameters: { path: '/profile/agency/qimam_media' } }
export const Long: Story = { parameters: { path: '/profile/influencer/abdulrahman_alqahtan' } }
export const Loading: Story = { parameters: { scenario: 'stranger-loading' } }

export const Error: Story = {
  parameters: { scenario: 'stranger-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.page.failed') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible()
  },
}

/** A missing profile and one that the viewer may not see have the same page (D-05). */
export const NotFound: Story = {
  parameters: { path: '/profile/influencer/majed_m' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(document.title).toContain(say('shell.notFound.page')))
  },
}

/** An address in other letter case redirects to the address in the right case. */
export const Moved: Story = {
  parameters: { path: '/profile/influencer/REEM_Dosari' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1 })
    const about = await canvas.findByRole('tab', { name: say('profiles.tabs.about') })
    await expect(about).toHaveAttribute('href', '/profile/about/influencer/reem_dosari')
  },
}
