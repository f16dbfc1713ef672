import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useSession } from '#services/context.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { AppLayout } from './AppLayout.tsx'
import { navEntries } from './nav/navEntries.ts'

/** Shows the session's profile, so that a switch or a sign-out is visible. */
function Page() {
  const session = useSession()
  return (
    <>
      <Heading level={1} look="title">
        Wasla
      </Heading>
      <Text>
        <output>{session.status === 'signedIn' ? session.identity.profileType : session.status}</output>
      </Text>
    </>
  )
}

const meta = {
  title: 'Screens/Shell',
  component: AppLayout,
  tags: ['screen'],
  decorators: [withApp()],
  parameters: { layout: 'fullscreen', path: '/home', scenario: 'demo-networker' },
  args: { children: <Page /> },
} satisfies Meta<typeof AppLayout>
export default meta
type Story = StoryObj<typeof meta>

const openMenu = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The current entry is marked. An entry that is not built yet can get the focus, but a press has no effect. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('shell.nav.home') })).toHaveAttribute('aria-current', 'page')
    for (const { id, state } of navEntries('/home', { program: true, payment: true })) {
      if (state === 'soon')
        await expect(canvas.getByRole('button', { name: `${say(`shell.nav.${id}`)} ${say('ds.appShell.soonShort')}` })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      else await waitFor(() => expect(canvas.getByRole('link', { name: say(`shell.nav.${id}`) })).not.toHaveAttribute('aria-disabled'))
    }
    const messages = canvas.getByRole('button', { name: `${say('shell.soon.messages')} ${say('ds.appShell.soonShort')}` })
    messages.focus()
    await expect(messages).toHaveFocus()
    await userEvent.click(messages)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Both flags are off. All entries stay visible, and the entries with a screen are marked as unavailable. */
export const FlagsOff: Story = {
  parameters: { scenario: 'flags-off' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('link', { name: say('shell.nav.home') })
    for (const { id, state } of navEntries('/home', { program: false, payment: false })) {
      if (state !== 'off') continue
      await expect(
        await canvas.findByRole('link', { name: say('ds.appShell.unavailable', { name: say(`shell.nav.${id}`) }) }),
      ).toHaveAttribute('aria-disabled', 'true')
    }
  },
}

export const BusinessUnderReview: Story = { parameters: { scenario: 'brand-under-review' } }
export const Loading: Story = { parameters: { scenario: 'loading' } }

/** The bar is shown even if the viewer could not be loaded. */
export const Error: Story = { parameters: { scenario: 'server-error' } }
export const Long: Story = { parameters: { scenario: 'long-names' } }

/** Uses the menu by keyboard: open, move, jump by letter, close. The focus then returns to the button. */
export const MenuByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const button = await canvas.findByRole('button', { name: say('shell.menu.account') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say('shell.menu.myProfile') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: say('shell.menu.settings') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: say('shell.menu.signOut') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The rank is coming soon. Screen readers announce it, but it cannot be chosen. The theme entry links to its settings. */
export const ComingSoon: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await openMenu(say('shell.menu.account'))
    await expect(await screen.findByRole('menuitem', { name: new RegExp(say('shell.menu.rank')) })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('menuitem', { name: say('shell.menu.theme') })).toHaveAttribute('href', '/settings/theme')
  },
}

/** A menu entry opens its page. */
export const GoesToSettings: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('shell.menu.settings') }))
    await waitFor(() => expect(canvas.getByText('/settings/profile')).toBeVisible())
  },
}

/** A dialog names both profiles. After “yes”, the session continues with the other profile. */
export const SwitchesProfile: Story = {
  parameters: { scenario: 'several-profiles' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText('INFLUENCER')).toBeVisible())
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reem Home/ }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(say('shell.switch.title', { from: 'Reem Aldosari', to: 'Reem Home' }))
    await expect(dialog).toHaveTextContent(say('shell.switch.body', { name: 'Reem Home' }))
    await userEvent.click(screen.getByRole('button', { name: say('ds.dialog.yes') }))
    await waitFor(() => expect(canvas.getByText('BRAND')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** After a switch of profile, any page redirects to the home page. */
export const GoesOnAtHome: Story = {
  parameters: { scenario: 'several-profiles', path: '/groups' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reem Home/ }))
    await userEvent.click(await screen.findByRole('button', { name: say('ds.dialog.yes') }))
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** “No” changes nothing. */
export const KeepsTheProfile: Story = {
  // Looks like `Ready` at the end, except for a focus ring that depends on the speed of the play function.
  parameters: { scenario: 'several-profiles', visual: 'none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reem Home/ }))
    await userEvent.click(await screen.findByRole('button', { name: say('ds.dialog.cancel') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('INFLUENCER')).toBeVisible()
    // The pressed menu entry is gone, so the focus returns to the menu's button.
    await waitFor(() => expect(screen.getByRole('button', { name: say('shell.menu.account') })).toHaveFocus())
  },
}

/** The language changes without a reload. */
export const ChangesLanguage: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const other = language === 'en' ? 'ar' : 'en'
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: say(`ds.languageSwitch.name.${other}`) }))
    await waitFor(() => expect(canvas.getByRole('link', { name: spoken({ locale: other }).say('shell.nav.home') })).toBeVisible())
    await expect(document.documentElement).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  },
}

/** Signing out ends the session at once. */
export const SignsOut: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await openMenu(say('shell.menu.account'))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('shell.menu.signOut') }))
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible())
  },
}
