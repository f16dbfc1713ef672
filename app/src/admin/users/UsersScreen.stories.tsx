import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { wordsOverTime } from '#testing/words-over-time.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const meta = {
  title: 'Screens/Back office/Users',
  component: UsersScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/users', scenario: 'admin-full-queues' },
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Finds a user by user name, suspends the account with a reason, and reinstates it. The dialog keeps its text until it is closed. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('searchbox'), 'omar_bakr{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('rowheader'))
    for (const action of ['suspend', 'reinstate'] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: say(`admin.users.${action}`) }))
      const paper = await screen.findByRole('dialog')
      const words = wordsOverTime(paper)
      const dialog = within(paper)
      await userEvent.type(dialog.getByRole('textbox'), 'Reported twice')
      await userEvent.click(dialog.getByRole('button', { name: say(`admin.users.${action}Yes`) }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const other = say(action === 'suspend' ? 'admin.users.reinstateText' : 'admin.users.effect.signedOut')
      await expect(words().filter((text) => text.includes(other))).toEqual([])
    }
    await waitFor(() => expect(canvas.queryByText(say('admin.access.suspended'))).toBeNull())
  },
}

/** No user matches the search. A button clears it. */
export const Empty: Story = {
  parameters: { path: '/users?q=nobodyatall&type=BRAND' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('admin.filter.noMatch'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.filter.clear') }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(10))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** A filter is a chip that opens its options. A set filter shows its value. */
export const Filtered: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    const chip = canvas.getByRole('button', { name: new RegExp(say('admin.any.type'), 'u') })
    chip.focus()
    await userEvent.keyboard('{ArrowDown}')
    const choices = within(await screen.findByRole('listbox'))
    await userEvent.click(choices.getByRole('option', { name: say('admin.profileType.BRAND') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(say('admin.any.type'), 'u') })).toBeNull())
    await waitFor(() => {
      const rows = canvas.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'))
      return expect(rows.every((row) => row.querySelector('[data-component="KindBadge"][data-accent="accent4"]'))).toBe(true)
    })
  },
}

/**
 * On a phone, every account is a row of two lines. Filters are in a sheet whose button shows the number of matching rows. The sheet works
 * by touch and by keyboard.
 */
export const OnAPhone: Story = {
  tags: ['both-languages'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    for (const row of canvas.getAllByRole('row').slice(0, 3)) await expect(row.getBoundingClientRect().height).toBeLessThan(110)
    await userEvent.click(canvas.getByRole('button', { name: say('admin.filter.button', { count: 0 }) }))
    const sheet = within(await screen.findByRole('dialog', { name: say('admin.filter.title') }))
    const any = sheet.getByRole('radio', { name: say('admin.any.type') })
    any.focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft} ' : '{ArrowRight} ')
    await expect(sheet.getByRole('radio', { name: say('admin.profileType.INFLUENCER') })).toBeChecked()
    const said = await sheet.findByRole('button', { name: /[1-9١-٩]/u })
    const networkers = said.textContent
    await userEvent.click(sheet.getByRole('radio', { name: say('admin.profileType.AGENCY') }))
    await userEvent.click(sheet.getByRole('radio', { name: say('admin.order.name') }))
    await waitFor(() => expect(said).toHaveTextContent(/[1-9١-٩]/u))
    await expect(said.textContent).not.toBe(networkers)
    await userEvent.click(said)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: say('admin.filter.button', { count: 1 }) })).toBeVisible()
    await expect(canvas.getByRole('row', { name: say('admin.profileType.AGENCY') })).toBeVisible()
  },
}

/** The filter sheet shows the set filters as chosen. */
export const FiltersOnAPhone: Story = {
  parameters: { path: '/users?type=BRAND&dialog=filters' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('radio', { name: say('admin.profileType.BRAND') })).toBeChecked()
  },
}

/** Very long names in both scripts, some with a badge: none is cut off. */
export const LongNames: Story = {
  parameters: { path: '/users', scenario: 'admin-long-names' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('rowheader')
    for (const long of [/Abdulrahman-Alexander/u, /عبدالرحمن بن محمد/u])
      await expect(heads.filter(({ textContent }) => long.test(textContent)).length).toBeGreaterThan(0)
    for (const name of heads) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1)
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1)
    }
  },
}

/** Very long names on a desktop, in columns. */
export const LongNamesOnADesktop: Story = { ...LongNames, globals: {} }

/** Before an account is closed, the dialog says after how many days its data is erased, from the current setting. */
export const Closing: Story = {
  parameters: { path: '/users?q=omar_bakr' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('rowheader'))
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.users.close') }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say('admin.users.effect.erasedAfter', { days: 30 }))).toBeVisible())
  },
}

/** A filter and a sort order together. */
export const Long: Story = { parameters: { path: '/users?sort=name&status=Active' } }

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed: an error and a button to try again. The filters stay. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error', path: '/users?type=BRAND&q=omar' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const retry = await canvas.findByRole('button', { name: say('ds.errorState.retry') })
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible())
    await expect(canvas.getByRole('searchbox')).toHaveValue('omar')
    await expect(canvas.getByRole('button', { name: new RegExp(say('admin.profileType.BRAND'), 'u') })).toBeVisible()
  },
}

/** Placeholders on a phone. */
export const LoadingOnAPhone: Story = { parameters: { scenario: 'admin-loading' }, globals: { viewport: { value: 'mobile1' } } }
