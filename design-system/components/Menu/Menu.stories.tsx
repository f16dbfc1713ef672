import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken, useSay } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import { menuPlacements } from './menu-items.ts'

const words = {
  open: { en: 'Account', ar: 'الحساب' },
  profile: { en: 'My profile', ar: 'ملفي' },
  switch: { en: 'Switch profile', ar: 'تبديل الملف التعريفي' },
  rank: { en: 'My rank', ar: 'ترتيبي' },
  out: { en: 'Sign out', ar: 'تسجيل الخروج' },
  account: { en: 'Your account', ar: 'حسابك' },
  leave: { en: 'Language and leaving', ar: 'اللغة والخروج' },
  other: { en: 'العربية', ar: 'English' },
}

const onProfile = fn()
const onSignOut = fn()

function Account(props: Partial<Pick<MenuProps, 'placement' | 'isOpen'>>) {
  const say = useSay()
  return (
    <Menu
      trigger={<Button>{say(words.open)}</Button>}
      sections={[
        {
          id: 'account',
          'aria-label': say(words.account),
          items: [
            { id: 'profile', label: say(words.profile), icon: 'user', onAction: onProfile, isCurrent: true },
            { id: 'switch', label: say(words.switch), icon: 'users' },
            { id: 'rank', label: say(words.rank), icon: 'trophy', isSoon: true },
          ],
        },
        {
          id: 'leave',
          'aria-label': say(words.leave),
          items: [
            { id: 'language', label: say(words.other), icon: 'languages', lang: say({ en: 'ar', ar: 'en' }) },
            { id: 'out', label: say(words.out), icon: 'sign-out', isDanger: true, onAction: onSignOut },
          ],
        },
      ]}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Menu',
  component: Account,
  argTypes: { placement: { control: 'select', options: menuPlacements } },
  parameters: { docs: { story: { inline: false, iframeHeight: 380 } } },
} satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { isOpen: true, placement: 'bottom start' } }

/** The current entry has a stroke that no other entry has. Without the stroke it would look hovered. */
export const CurrentEntry: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const menu = await screen.findByRole('menu')
    const strokeOf = (name: string) => getComputedStyle(within(menu).getByRole('menuitem', { name }), '::before').content
    await expect(strokeOf(say(words.profile))).toBe('""')
    await expect(strokeOf(say(words.switch))).toBe('none')
  },
}

/** Arrow keys skip entries that are not available yet; Enter chooses; the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    onSignOut.mockClear()
    const trigger = canvas.getByRole('button', { name: say(words.open) })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: say(words.open) })
    await expect(menu.closest('[lang]')).toHaveAttribute('lang', language)
    const rank = within(menu).getByRole('menuitem', { name: new RegExp(say(words.rank)) })
    await expect(rank).toHaveAttribute('aria-disabled', 'true')
    await expect(within(menu).getByRole('menuitem', { name: say(words.profile) })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(within(menu).getByRole('menuitem', { name: say(words.out) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSignOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
