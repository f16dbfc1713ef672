import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { chooseInMenu, rowMenus } from '#testing/row-menu.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { showcaseMessages } from '../messages/catalogue.ts'
import { FeaturedLinksScreen } from './FeaturedLinksScreen.tsx'

const meta = {
  title: 'Screens/Settings/Featured links',
  component: FeaturedLinksScreen,
  tags: ['screen'],
  decorators: [withApp([showcaseMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/featured-links', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <FeaturedLinksScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof FeaturedLinksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/**
 * A hidden link has a switch that shows it. A text that is no link is refused at the field. A bare domain becomes a link. Links can be
 * removed until the list is empty.
 */
export const SwitchedAddedAndRemoved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const off = (await canvas.findAllByRole('switch')).find((each) => !(each as HTMLInputElement).checked) as HTMLElement
    await userEvent.click(off)
    await waitFor(() => expect(off).toBeChecked())

    await userEvent.click(canvas.getByRole('button', { name: say('showcase.links.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    const url = sheet.getByRole('textbox', { name: say('showcase.links.url') })
    await userEvent.type(url, 'javascript:alert(1)')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(url).toHaveAccessibleDescription(say('field.url')))
    await userEvent.clear(url)
    await userEvent.type(url, 'nabt.example')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first] = within(canvas.getByRole('region', { name: say('showcase.links.title') })).getAllByRole('listitem')
    await expect(first).toHaveTextContent('nabt.example')

    const menus = () => rowMenus(canvas, say)
    while (menus().length > 0) {
      const left = menus().length
      await chooseInMenu(menus().at(-1), say('list.remove'))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: say('list.removeYes') }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(menus()).toHaveLength(left - 1))
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: say('showcase.links.add') })).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: say('showcase.links.empty') })).toBeVisible()
  },
}
/** Moves a link with the arrow keys on its handle, and from its menu. Each move is announced and saved. */
export const PutInOrder: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const addresses = () =>
      within(canvas.getByRole('region', { name: say('showcase.links.title') }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-part="press"]')?.textContent)
    const handles = () => canvas.getAllByRole('button', { name: new RegExp(say('ds.sortableList.handle', { name: '.*' }), 'u') })
    await canvas.findAllByRole('switch')
    const [first, second, ...rest] = addresses()
    handles()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(addresses()).toEqual([second, first, ...rest]))
    await expect(handles()[1]).toHaveFocus()
    await waitFor(() =>
      expect(
        canvas.getByText(new RegExp(say('ds.sortableList.moved', { name: '.*', place: 2, count: rest.length + 2 }), 'u')),
      ).toBeInTheDocument(),
    )
    await chooseInMenu(rowMenus(canvas, say)[1], say('ds.sortableList.down'))
    await waitFor(() => expect(addresses()).toEqual([second, rest[0], first, ...rest.slice(1)]))
  },
}

/** If the server refuses the new order, the saved order is shown again, and a toast says so. */
export const OrderRefused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'links-order-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const addresses = () =>
      within(canvas.getByRole('region', { name: say('showcase.links.title') }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-part="press"]')?.textContent)
    await canvas.findAllByRole('switch')
    const before = addresses()
    canvas.getAllByRole('button', { name: new RegExp(say('ds.sortableList.handle', { name: '.*' }), 'u') })[0]?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByText(say('showcase.links.notSaved'))).toBeVisible())
    await expect(addresses()).toEqual(before)
  },
}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Loading: Story = { parameters: { scenario: 'showcase-loading' } }
export const Error: Story = { parameters: { scenario: 'showcase-error' } }
export const Long: Story = { parameters: { scenario: 'showcase-long' } }
