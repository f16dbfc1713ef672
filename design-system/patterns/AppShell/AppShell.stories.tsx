import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CountBadge } from '../../components/CountBadge/CountBadge.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { AppShell, mainWidths, type AppShellProps } from './AppShell.tsx'

const words = {
  home: { en: 'Home', ar: 'الرئيسية' },
  groups: { en: 'Groups', ar: 'المجموعات' },
  discover: { en: 'Discover', ar: 'الاستكشاف' },
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  messages: { en: 'Messages', ar: 'المراسلات' },
  support: { en: 'Support', ar: 'الدعم' },
  search: { en: 'Search people and groups', ar: 'البحث عن أشخاص ومجموعات' },
  bell: { en: 'Notifications, 3 new', ar: 'الإشعارات، ٣ جديدة' },
  welcome: { en: 'Welcome, Noura A.', ar: 'أهلًا، نورة ع.' },
  text: { en: 'One step left before the check mark appears next to your name.', ar: 'بقيت خطوة واحدة لتظهر علامة التوثيق بجانب اسمك.' },
  places: { en: 'Places', ar: 'الأقسام' },
  account: { en: 'Account', ar: 'الحساب' },
  out: { en: 'Sign out', ar: 'تسجيل الخروج' },
} as const satisfies Record<string, Pair>

type SampleProps = Partial<Pick<AppShellProps, 'width'>> & { walletIsOff?: boolean; discoverIsSoon?: boolean }

function Sample({ width, walletIsOff = false, discoverIsSoon = false }: SampleProps) {
  const say = useSay()
  return (
    <AppShell
      width={width}
      logo={
        <a href="#home">
          <Logo />
        </a>
      }
      nav={[
        { id: 'home', label: say(words.home), href: '#home', isCurrent: true },
        { id: 'groups', label: say(words.groups), href: '#groups' },
        { id: 'discover', label: say(words.discover), href: '#discover', isSoon: discoverIsSoon },
        { id: 'wallet', label: say(words.wallet), href: '#wallet', isDisabled: walletIsOff },
      ]}
      soon={[
        { id: 'messages', label: say(words.messages) },
        { id: 'support', label: say(words.support) },
      ]}
      search={<SearchField variant="sunken" label={say(words.search)} />}
      searchButton={<IconButton icon="search" label={say(words.search)} />}
      end={<IconButton icon="bell" label={say(words.bell)} badge={<CountBadge count={3} />} />}
      account={<Avatar name="نورة العتيبي" accent="accent1" isNamed />}
      menu={[
        {
          id: 'places',
          'aria-label': say(words.places),
          items: [
            { id: 'home', label: say(words.home), icon: 'home', href: '#home', isCurrent: true },
            { id: 'groups', label: say(words.groups), icon: 'users', href: '#groups' },
            { id: 'wallet', label: say(words.wallet), icon: 'wallet', href: '#wallet', isDisabled: walletIsOff },
            { id: 'messages', label: say(words.messages), icon: 'message', isSoon: true },
          ],
        },
        {
          id: 'account',
          'aria-label': say(words.account),
          items: [{ id: 'out', label: say(words.out), icon: 'sign-out', isDanger: true }],
        },
      ]}
    >
      <Stack gap="xl">
        <Heading level={1} look="display">
          {say(words.welcome)}
        </Heading>
        <Card isPadded>
          <Text>{say(words.text)}</Text>
        </Card>
      </Stack>
    </AppShell>
  )
}

const meta = {
  title: 'Patterns/AppShell',
  component: Sample,
  argTypes: { width: { control: 'select', options: mainWidths } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers announce which place is current and which places come later. */
export const CurrentAndSoon: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await expect(canvas.getByRole('link', { name: say(words.home) })).toHaveAttribute('aria-current', 'page')
    const soon = canvas.getByRole('button', { name: `${say(words.messages)} ${message('ds.appShell.soonShort')}` })
    soon.focus()
    await expect(soon).toHaveFocus()
    await expect(soon).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A place that is not built yet stays in the bar and is announced as such. It can be focused, but is not a link. */
export const PlaceComingSoon: Story = {
  args: { discoverIsSoon: true },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const discover = canvas.getByRole('button', { name: `${say(words.discover)} ${message('ds.appShell.soonShort')}` })
    await expect(discover).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(canvas.queryByRole('link', { name: say(words.discover) })).toBeNull())
    discover.focus()
    await expect(discover).toHaveFocus()
  },
}

/** A disabled place stays in the bar and says that it cannot be opened. */
export const WalletSwitchedOff: Story = {
  args: { walletIsOff: true },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await expect(canvas.getByRole('link', { name: message('ds.appShell.unavailable', { name: say(words.wallet) }) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The first element in tab order skips the bar. */
export const SkipsTheBar: Story = {
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: message('ds.skipLink.label') })).toHaveFocus()
    await expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

export const Profile: Story = { args: { width: 'profile' } }
