import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { nobodyMeets } from '@wasla/mocks/scenarios/people.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { peopleMessages } from '../messages/catalogue.ts'
import { choiceOfSaved, peopleAddress } from '../people-list.ts'
import { DirectoryScreen } from './DirectoryScreen.tsx'
import { DirectoryWaiting } from './DirectoryWaiting.tsx'

const meta = {
  title: 'Screens/People',
  component: DirectoryScreen,
  tags: ['screen'],
  decorators: [withApp([peopleMessages, exploreMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/discover/people', scenario: 'people-brand' },
  render: () => (
    <AppLayout width="full">
      <DirectoryScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof DirectoryScreen>
export default meta
type Story = StoryObj<typeof meta>

type Say = ReturnType<typeof spoken>['say']
type Canvas = { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
const cardsIn = async (canvas: Canvas, say: Say) =>
  within(await canvas.findByRole('list', { name: say('people.list') })).findAllByRole('article')

/** Address with filters that match nobody. */
const nobodyPath = peopleAddress({ ...choiceOfSaved(nobodyMeets), sort: 'BEST_MATCH' })

/** Twelve people at a time, the best match first. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await cardsIn(canvas, say)).toHaveLength(12)
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(say('people.more', { count: 12 }).replace(/\d+|[٠-٩]+/gu, '.*'), 'u') }),
    )
    await waitFor(async () => expect((await cardsIn(canvas, say)).length).toBeGreaterThan(12))
  },
}

export const ForANetworker: Story = { parameters: { scenario: 'people' } }

/** Filters that are set come first and show their value. Each can be removed. */
export const Filtered: Story = {
  parameters: { path: '/discover/people?country=SA&followers=30000-&type=INFLUENCER' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    for (const card of await cardsIn(canvas, say)) await expect(card).toHaveTextContent(say('shell.kind.INFLUENCER'))
    const kind = say('shell.kind.INFLUENCER')
    await userEvent.click(canvas.getByRole('button', { name: say('people.filter.remove', { value: kind }) }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('people.filter.remove', { value: kind }) })).toBeNull())
    await expect(canvas.getByRole('group', { name: say('people.filter.row') })).toHaveFocus()
    /* Waits for the unfiltered list. Until it loads, the previous people stay, dimmed. */
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
  },
}

/** The fields of a filter open below its chip and apply at once. When they close, the chip gets the focus again. */
export const Chooses: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await cardsIn(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: say('people.filter.TYPE') }))
    const menu = await screen.findByRole('dialog', { name: say('people.filter.TYPE') })
    await userEvent.click(within(menu).getByRole('button', { name: say('shell.kind.AGENCY') }))
    await waitFor(async () => {
      for (const card of await cardsIn(canvas, say)) await expect(card).toHaveTextContent(say('people.creators'))
    })
    await userEvent.keyboard('{Escape}')
    const chip = say('people.filter.change', { name: say('people.filter.TYPE'), value: say('shell.kind.AGENCY') })
    await waitFor(() => expect(canvas.getByRole('button', { name: chip })).toHaveFocus())
  },
}

/** The menu of a filter, opened below its chip by keyboard. */
export const FilterOpen: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await cardsIn(canvas, say)
    canvas.getByRole('button', { name: say('people.filter.PLACE') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('people.filter.PLACE') })).toBeVisible())
  },
}

/** Searches by name when typing pauses. */
export const Searches: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await cardsIn(canvas, say)
    await userEvent.type(canvas.getByRole('searchbox', { name: say('people.search') }), 'reem')
    await waitFor(async () => {
      for (const card of await cardsIn(canvas, say)) await expect(card).toHaveTextContent(/reem/iu)
    })
    await userEvent.click(canvas.getByRole('button', { name: say('people.clear') }))
    await waitFor(async () => expect((await cardsIn(canvas, say)).length).toBe(12))
    await expect(canvas.getByRole('searchbox', { name: say('people.search') })).toHaveValue('')
  },
}

/** If nobody matches, the page links to lists that differ in one filter and are not empty. */
export const Empty: Story = {
  parameters: { scenario: 'people-empty', path: nobodyPath },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('people.alternatives') })
    const changes = within(list).getAllByRole('link')
    await expect(changes.length).toBeLessThanOrEqual(3)
    await userEvent.click(changes[0] as HTMLElement)
    await expect((await cardsIn(canvas, say)).length).toBeGreaterThan(0)
  },
}

export const NobodyAtAll: Story = {
  parameters: { scenario: 'people-nobody' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('people.nobody', { count: 0 }) })).toBeVisible())
  },
}

/** Saves the filters under a suggested name. The list of saved filters then contains them, and offers to delete them. */
export const SavesAFilter: Story = {
  parameters: { scenario: 'people-saved', path: '/discover/people?country=SA&interests=coffee' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await cardsIn(canvas, say)
    await userEvent.click(await canvas.findByRole('button', { name: say('people.saved.tell') }))
    await userEvent.click(await screen.findByRole('button', { name: say('people.saved.save') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('people.saved.already') }))
    const sheet = await screen.findByRole('dialog', { name: say('people.save.title') })
    const deletions = () => within(sheet).getAllByRole('button', { name: new RegExp(say('people.saved.delete', { name: '.*' }), 'u') })
    await waitFor(() => expect(deletions().length).toBeGreaterThan(1))
    const before = deletions().length
    await userEvent.click(deletions()[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: say('people.saved.deleteYes') }))
    await waitFor(() => expect(deletions()).toHaveLength(before - 1))
  },
}

/** If the server refuses to save, a toast says so, and the typed name stays. */
export const CannotBeSaved: Story = {
  parameters: { scenario: 'people-save-error', path: '/discover/people?country=SA&dialog=saved' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const save = await screen.findByRole('button', { name: say('people.saved.save') })
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeEnabled())
    await expect(screen.getByRole('textbox', { name: new RegExp(say('people.saved.name'), 'u') })).not.toHaveValue('')
  },
}

/** If saving does not reach the server, the form says so, and the typed name stays. */
export const SavesOffline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'people-save-offline', path: '/discover/people?country=SA&dialog=saved' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const save = await screen.findByRole('button', { name: say('people.saved.save') })
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByText(say('list.offline'))).toBeVisible())
    await expect(screen.getByRole('textbox', { name: new RegExp(say('people.saved.name'), 'u') })).not.toHaveValue('')
  },
}

export const Loading: Story = { parameters: { scenario: 'people-loading' } }

export const Failed: Story = {
  parameters: { scenario: 'people-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('people.failed') })).toBeVisible())
    await expect(canvas.getByRole('searchbox', { name: say('people.search') })).toBeVisible()
  },
}

/** The page counts up to a thousand people, and says that there may be more. */
export const VeryMany: Story = {
  parameters: { scenario: 'people-very-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('people.countOrMore', { count: peopleLimits.most }))).toBeVisible())
    await expect(canvas.getByText(say('people.shownOrMore', { shown: 12, count: peopleLimits.most }))).toBeVisible()
  },
}

export const VeryManyInTheSheet: Story = {
  parameters: { scenario: 'people-very-many' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${say('people.filter.all')}`, 'u') }))
    const sheet = within(await screen.findByRole('dialog', { name: say('people.filter.all') }))
    await waitFor(() => expect(sheet.getByRole('button', { name: say('people.showOrMore', { count: peopleLimits.most }) })).toBeVisible())
  },
}

/** After too many requests, the error names the waiting time, and there is no retry button. */
export const TooOften: Story = {
  parameters: { scenario: 'people-too-often' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const text = say('RATE_LIMITED', { wait: createFormats(language).wait(20) })
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('ds.errorState.retry') })).toBeNull())
  },
}

/**
 * Two types and the closing button are pressed before the page renders the first change, as on a slow phone. No press undoes another press.
 */
export const PressedAtOnce: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await cardsIn(canvas, say)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('people.filter.all')}`, 'u') }))
    const sheet = within(await screen.findByRole('dialog', { name: say('people.filter.all') }))
    const close = sheet.getAllByRole('button').at(-1) as HTMLElement
    await waitFor(() => expect(close).not.toHaveTextContent(say('people.showAny')))
    const kinds = [say('shell.kind.AGENCY'), say('shell.kind.BRAND')]
    const presses = kinds.map((kind) => sheet.getByRole('button', { name: kind }))
    for (const press of [...presses, close]) press.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('people.filter.all')}`, 'u') }))
    const again = within(await screen.findByRole('dialog', { name: say('people.filter.all') }))
    for (const kind of kinds) await expect(again.getByRole('button', { name: kind })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** On phones all filters are in a sheet, whose button shows how many people they find. */
export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { path: '/discover/people?country=SA' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = new RegExp(`^${say('people.filter.all')} [1١] ${say('people.filter.areSet', { count: 1 })}$`, 'u')
    await userEvent.click(await canvas.findByRole('button', { name }))
    const sheet = await screen.findByRole('dialog', { name: say('people.filter.all') })
    await userEvent.click(within(sheet).getByRole('button', { name: say('shell.kind.AGENT') }))
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: say('shell.kind.AGENT') })).toHaveAttribute('aria-pressed', 'true'),
    )
    await userEvent.click(await within(sheet).findByRole('button', { name: /[1-9١-٩]/u }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    for (const card of await cardsIn(canvas, say)) await expect(card).toHaveTextContent(say('shell.kind.AGENT'))
  },
}

/** Skeleton of the directory before the viewer is known. */
export const Arriving: Story = {
  render: () => (
    <AppLayout width="full">
      <DirectoryWaiting />
    </AppLayout>
  ),
}
