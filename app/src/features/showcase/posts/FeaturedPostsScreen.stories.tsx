import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { chooseInMenu, rowMenus } from '#testing/row-menu.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { showcaseMessages } from '../messages/catalogue.ts'
import { FeaturedPostsScreen } from './FeaturedPostsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Featured posts',
  component: FeaturedPostsScreen,
  tags: ['screen'],
  decorators: [withApp([showcaseMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/featured-posts', scenario: 'demo-networker' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <FeaturedPostsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof FeaturedPostsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A pinned post is first and marked. Pinning another post unpins it. After a post is unpinned, none is pinned. */
export const Pinned: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const menus = () => rowMenus(canvas, say)
    await waitFor(() => expect(menus().length).toBeGreaterThan(2))
    const [, second, third] = menus().map((menu) => menu.getAttribute('aria-label'))
    await waitFor(() => expect(canvas.queryByText(say('showcase.posts.pinned'))).toBeNull())
    await chooseInMenu(menus()[1], say('showcase.posts.pin'))
    await waitFor(() => expect(menus()[0]).toHaveAttribute('aria-label', second ?? ''))
    await expect(canvas.getAllByText(say('showcase.posts.pinned'))).toHaveLength(1)
    await chooseInMenu(menus()[2], say('showcase.posts.pin'))
    await waitFor(() => expect(menus()[0]).toHaveAttribute('aria-label', third ?? ''))
    await expect(canvas.getAllByText(say('showcase.posts.pinned'))).toHaveLength(1)
    await chooseInMenu(menus()[0], say('showcase.posts.unpin'))
    await waitFor(() => expect(canvas.queryByText(say('showcase.posts.pinned'))).toBeNull())
  },
}

/**
 * A link of another platform is refused at the field. After the correction, the new post is first. After the second post is removed, the
 * next post gets the focus.
 */
export const AddedAndRemoved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('showcase.posts.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: new RegExp(say('showcase.platform'), 'u') }))
    await userEvent.click(await screen.findByRole('option', { name: platform('TIKTOK') }))
    const url = await sheet.findByRole('textbox', { name: say('showcase.posts.url') })
    await userEvent.type(url, 'https://www.instagram.com/p/abc')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(url).toHaveAccessibleDescription(say('field.platformUrl', { platform: platform('TIKTOK') })))
    await expect(url).toHaveValue('https://www.instagram.com/p/abc')
    await userEvent.clear(url)
    await userEvent.type(url, 'vm.tiktok.com/ZM1')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(rowMenus(canvas, say)[0]).toHaveAccessibleName(/vm\.tiktok\.com\/ZM1/u))
    const menus = () => rowMenus(canvas, say)
    await expect(menus()[0]).toHaveAccessibleName(/vm\.tiktok\.com\/ZM1/u)
    const before = menus()
    await chooseInMenu(before[1], say('list.remove'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('list.removeYes') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(menus()).toHaveLength(before.length - 1))
    await waitFor(() => expect(menus()[1]).toHaveFocus())
  },
}

/**
 * The caption and the day are shown below the picture. The name of the post contains the whole caption. A day in the future is refused at
 * its field.
 */
export const Worded: Story = {
  tags: ['!dev', 'both-languages'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const menus = () => rowMenus(canvas, say)
    await waitFor(() => expect(menus().length).toBeGreaterThan(1))
    await chooseInMenu(menus()[1], say('showcase.edit'))
    const sheet = within(await screen.findByRole('dialog'))
    const caption = sheet.getByRole('textbox', { name: new RegExp(say('showcase.posts.caption'), 'u') })
    await userEvent.clear(caption)
    await userEvent.type(caption, 'Kabsa for two, قدر واحد')
    const day = sheet.getByRole('group', { name: new RegExp(say('showcase.posts.postedOn'), 'u') })
    const type = async (digits: string) => {
      await userEvent.click(within(day).getAllByRole('spinbutton')[0]!)
      await userEvent.keyboard(digits)
    }
    const save = () => userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await type('11022099')
    await save()
    await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(say('ds.dateField.future'))))
    await type('11022025')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const tile = within(menus()[1]!.closest('li')!)
    await expect(tile.getByText('Kabsa for two, قدر واحد')).toBeVisible()
    await expect(tile.getByText(language === 'ar' ? '١١ فبراير ٢٠٢٥' : 'Feb 11, 2025')).toBeVisible()
    await expect(menus()[1]).toHaveAccessibleName(/Kabsa for two, قدر واحد/u)
  },
}

/** With nine posts, no other can be added, and the page says why. */
export const Full: Story = {
  parameters: { scenario: 'complete-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const add = await canvas.findByRole('button', { name: say('showcase.posts.add') })
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription(say('list.full', { count: showcaseLimits.posts, max: showcaseLimits.posts }))
  },
}
/** Without posts, the only button is in the empty state, where the posts will be. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const empty = (await canvas.findByRole('heading', { name: say('showcase.posts.empty') })).closest<HTMLElement>(
      '[data-component="Empty"]',
    )
    await expect(within(empty ?? document.body).getByRole('button', { name: say('showcase.posts.add') })).toBeEnabled()
  },
}
export const Loading: Story = { parameters: { scenario: 'showcase-loading' } }
export const Error: Story = {
  parameters: { scenario: 'showcase-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('showcase.posts.failed') })).toBeVisible())
  },
}
export const Long: Story = { parameters: { scenario: 'showcase-long' } }
