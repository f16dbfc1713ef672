import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { IconName } from '../../icons/icons.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { SideMenu } from './SideMenu.tsx'

const words = {
  settings: { en: 'Settings', ar: 'الإعدادات' },
  page: { en: 'This is what brands see first.', ar: 'هذا أول ما تراه العلامات التجارية.' },
} satisfies Record<string, Pair>

type Page = { id: string; icon: IconName; label: Pair; isSoon?: boolean }
const pages: readonly (readonly Page[])[] = [
  [{ id: 'back', icon: 'arrow-start', label: { en: 'Back to my profile', ar: 'العودة إلى ملفي التعريفي' } }],
  [
    { id: 'profile', icon: 'user', label: { en: 'Profile settings', ar: 'إعدادات الملف التعريفي' } },
    { id: 'contact', icon: 'phone', label: { en: 'Contact information', ar: 'معلومات التواصل' } },
  ],
  [
    { id: 'rates', icon: 'receipt', label: { en: 'Rate card builder', ar: 'بطاقات الأسعار' } },
    { id: 'accounts', icon: 'link', label: { en: 'Connected accounts', ar: 'الحسابات المرتبطة' } },
  ],
  [
    { id: 'language', icon: 'languages', label: { en: 'Language', ar: 'اللغة' } },
    { id: 'rank', icon: 'trophy', label: { en: 'My rank', ar: 'ترتيبي' }, isSoon: true },
    { id: 'theme', icon: 'palette', label: { en: 'Theme', ar: 'المظهر' }, isSoon: true },
  ],
]
const wordsOf = (id: string) => pages.flat().find((page) => page.id === id)?.label ?? words.settings

function Settings({ current = 'profile', isFilling }: { current?: string; isFilling?: boolean }) {
  const say = useSay()
  return (
    <SideMenu
      isFilling={isFilling}
      label={say(words.settings)}
      sections={pages.map((items, at) => ({
        id: `${at}`,
        items: items.map(({ label, ...item }) => ({ ...item, label: say(label), href: `#${item.id}`, isCurrent: item.id === current })),
      }))}
    />
  )
}

const meta = {
  title: 'Components/SideMenu',
  component: Settings,
  args: { current: 'profile' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <Story />
        <Text>{useSay()(words.page)}</Text>
      </div>
    ),
  ],
} satisfies Meta<typeof Settings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The current page is announced; pages that come later can be focused and are announced as such, but are not links. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const menu = within(canvas.getByRole('navigation', { name: say(words.settings) }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(say(wordsOf('profile')))
    const rank = menu.getByRole('link', { name: new RegExp(say(wordsOf('rank')), 'u') })
    await expect(rank).toHaveAccessibleName(expect.stringContaining(message('ds.badge.soon')))
    menu.getByRole('link', { name: say(wordsOf('language')) }).focus()
    await userEvent.tab()
    await expect(rank).toHaveFocus()
    const before = location.href
    await userEvent.keyboard('{Enter}')
    await expect(location.href).toBe(before)
  },
}

/** Below 768 px a button shows the current page and opens the list; Escape closes it and returns the focus. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas, globals }) => {
    const { say, message, language } = spoken(globals)
    const name = message('ds.sideMenu.current', { menu: say(words.settings), entry: say(wordsOf('profile')) })
    const button = canvas.getByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('dialog', { name: say(words.settings) })
    await expect(list.closest('[lang]')).toHaveAttribute('lang', language)
    await expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent(say(wordsOf('profile')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A menu in its own column is as wide as the column. */
export const InARail: Story = {
  args: { isFilling: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 216 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="SideMenu"]')?.getBoundingClientRect().width).toBe(216)
  },
}
