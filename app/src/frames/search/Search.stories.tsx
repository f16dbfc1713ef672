import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { AppLayout } from '../AppLayout.tsx'

const inApp = [withApp()]

const meta = {
  title: 'Screens/Search',
  component: AppLayout,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/here', scenario: 'search' },
  args: { children: null },
  render: () => (
    <AppLayout>
      <Heading level={1} look="title">
        Wasla
      </Heading>
    </AppLayout>
  ),
} satisfies Meta<typeof AppLayout>
export default meta
type Story = StoryObj<typeof meta>

type Say = ReturnType<typeof spoken>['say']

/** Returns the search field once the search's code has loaded. */
async function comeToSearch(say: Say) {
  await userEvent.click(await screen.findByRole('searchbox', { name: say('shell.search') }))
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: say('shell.search') })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

async function searchFor(say: Say, text: string) {
  const field = await comeToSearch(say)
  await userEvent.type(field, text)
  return field
}

const results = () => screen.findAllByRole('option')

/** Shows results with names, marks, kinds and pictures. The searched part of each name is marked. */
export const Found: Story = {
  decorators: inApp,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'ree')
    const options = await results()
    await expect(options[0]).toHaveTextContent(say('shell.kind.INFLUENCER'))
    await expect(options[0]?.querySelector('mark')).toHaveTextContent(/^ree$/iu)
  },
}

/** The search also finds the user's own profile and labels it. */
export const Oneself: Story = {
  decorators: inApp,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'noura_cooks')
    const options = await results()
    await expect(options[0]).toHaveTextContent('noura_cooks')
    await expect(options[0]).toHaveTextContent(say('search.you'))
  },
}

/** The search finds a name with and without its hamza. The marked part keeps the spelling of the name. */
export const FoundByFolding: Story = {
  decorators: inApp,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const field = await searchFor(say, 'اسماء')
    const marks = async () => (await results()).map((option) => option.querySelector('mark')?.textContent)
    await expect(await marks()).toContain('أسماء')
    await userEvent.clear(field)
    await userEvent.type(field, 'أسماء')
    await waitFor(async () => expect(await marks()).toContain('أسماء'))
  },
}

/** Uses only the keyboard: the arrow keys move down, up, to the end and back, and Enter opens a result. */
export const ByKeyboard: Story = {
  decorators: inApp,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await searchFor(say, 'ree')
    const options = await results()
    const isActive = (option: HTMLElement | undefined) =>
      waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option?.id ?? 'none'))
    await userEvent.keyboard('{ArrowDown}{End}')
    await isActive(options.at(-1))
    await userEvent.keyboard('{Home}')
    await isActive(options[0])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^\/profile\/influencer\/ree/u)).toBeVisible())
  },
}

/** Shows results of one kind only. Escape closes the panel and keeps the text. */
export const OneKind: Story = {
  decorators: inApp,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'ree')
    await results()
    await userEvent.click(screen.getByRole('radio', { name: say('search.type.BRAND') }))
    await waitFor(async () => {
      for (const option of await results()) await expect(option).toHaveTextContent(say('shell.kind.BRAND'))
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('searchbox', { name: say('shell.search') })).toHaveValue('ree')
  },
}

/** An empty field offers recent searches. The user can repeat one or clear all. */
export const Recent: Story = {
  decorators: [withApp([], { prepare: ({ storage }) => storage.keepSearches(JSON.stringify(['ree', 'قهوة'])) })],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const field = await comeToSearch(say)
    await expect(await results()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('ree'))
    await waitFor(async () => expect((await results()).some((option) => option.querySelector('mark'))).toBe(true))
    await userEvent.clear(field)
    await userEvent.click(await screen.findByRole('button', { name: say('search.clearRecent') }))
    await waitFor(() => expect(screen.queryByRole('button', { name: say('search.clearRecent') })).toBeNull())
  },
}

/** Three characters that are neither letters nor digits start no search. */
export const TooShort: Story = {
  decorators: inApp,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, '@.!')
    await expect(screen.getByText(say('ds.search.prompt', { count: 3 }))).toBeVisible()
  },
}

export const NobodyFound: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-none' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'reem')
    await waitFor(() => expect(screen.getByText(say('ds.search.empty.body'))).toBeVisible())
  },
}

/** The server counts at most a thousand results. Beyond that, the panel says that there may be more. */
export const VeryMany: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-very-many' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'ree')
    await waitFor(() => expect(screen.getByText(say('ds.search.countOrMore', { count: searchLimits.most }))).toBeVisible())
  },
}

export const Slow: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-slow' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'reem')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  },
}

export const Failed: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-error' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await searchFor(say, 'reem')
    await waitFor(() => expect(screen.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible())
  },
}

/** Expects a text about too many requests, with the wait. Expects no retry button before the wait is over. */
async function seeTooOften({ say, language }: ReturnType<typeof spoken>) {
  const text = say('RATE_LIMITED', { wait: createFormats(language).wait(20) })
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('button', { name: say('ds.errorState.retry') })).toBeNull())
}

export const TooOften: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-too-often' },
  play: async ({ globals }) => {
    const words = spoken(globals)
    await searchFor(words.say, 'reem')
    await seeTooOften(words)
  },
}

export const TooOftenOnAPhone: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-too-often' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const words = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: words.say('shell.search') }))
    await userEvent.type(await within(await screen.findByRole('dialog')).findByRole('combobox'), 'reem')
    await seeTooOften(words)
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Finds twenty results in a phone's sheet and presses the button for more. */
async function askForMore(canvas: Canvas, say: Say) {
  await userEvent.click(await canvas.findByRole('button', { name: say('shell.search') }))
  const sheet = within(await screen.findByRole('dialog', { name: say('shell.search') }))
  await userEvent.type(await sheet.findByRole('combobox'), 'hom')
  await waitFor(async () => expect(await results()).toHaveLength(20))
  await userEvent.click(await sheet.findByRole('button', { name: say('search.more') }))
  return sheet
}

export const MoreComingOnAPhone: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-more-slow' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const sheet = await askForMore(canvas, say)
    await waitFor(() => expect(sheet.getByRole('button', { name: new RegExp(say('search.more'), 'u') })).toHaveAttribute('data-pending'))
  },
}

/** If more results cannot be loaded, an error appears above the button. Another press tries again. */
export const MoreFailedOnAPhone: Story = {
  decorators: inApp,
  parameters: { scenario: 'search-more-error' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const sheet = await askForMore(canvas, say)
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(say('search.moreFailed')))
    await userEvent.click(sheet.getByRole('button', { name: say('search.more') }))
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull())
    await waitFor(async () => expect((await results()).length).toBeGreaterThan(20))
  },
}

/** Opens the sheet on a phone by keyboard and shows results. */
export const OpenOnAPhone: Story = {
  decorators: inApp,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const button = await canvas.findByRole('button', { name: say('shell.search') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: say('shell.search') })
    const field = await within(sheet).findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('ree')
    await expect((await results()).length).toBeGreaterThan(1)
  },
}

/** On a phone, the search covers the whole screen and shows more than eight results if there are more. */
export const OnAPhone: Story = {
  decorators: inApp,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('shell.search') }))
    const sheet = await screen.findByRole('dialog', { name: say('shell.search') })
    const field = await within(sheet).findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'ree')
    const [first] = await results()
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(canvas.getByText(/^\/profile\/influencer\/ree/u)).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
