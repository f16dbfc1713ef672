import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from 'react-aria-components'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { kindWords } from '../../stories/kinds.ts'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { accents, type Accent } from '../../tokens/token-type.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { KindBadge } from '../Badge/KindBadge.tsx'
import { VerifiedMark } from '../VerifiedMark/VerifiedMark.tsx'
import { MatchMark } from './MatchMark.tsx'
import { searchLength, type SearchState } from './search.ts'
import type { SearchProps } from './SearchPanel.tsx'
import { SearchScreen } from './SearchScreen.tsx'
import { SearchWithResults } from './SearchWithResults.tsx'

const words = {
  label: { en: 'Search people and groups', ar: 'البحث عن أشخاص ومجموعات' },
  kind: { en: 'Kind', ar: 'النوع' },
  all: { en: 'All', ar: 'الكل' },
  ree: { en: 'ree', ar: 'ريم' },
} satisfies Record<string, Pair>

type Person = { handle: string; name: Pair; accent: Accent; isVerified?: boolean }
const people: readonly Person[] = [
  { handle: 'reem_dosari', name: { en: 'Reem Aldosari', ar: 'ريم الدوسري' }, accent: 'accent1', isVerified: true },
  { handle: 'reema_outdoors', name: { en: 'Reema Alkhalid', ar: 'ريما الخالد' }, accent: 'accent1' },
  { handle: 'reem_home', name: { en: 'Reem Home', ar: 'ريم هوم' }, accent: 'accent4', isVerified: true },
  { handle: 'reem_manages', name: { en: 'Reem Alanazi', ar: 'ريم العنزي' }, accent: 'accent2', isVerified: true },
  { handle: 'reem_alfala', name: { en: 'Reem of the dunes', ar: 'ريم الفلا' }, accent: 'accent5' },
]
const onChoose = fn<(id: string) => void>()
const goTo = fn<(path: string) => void>()

type SampleProps = { state?: SearchState; isScreen?: boolean; first?: Pair; hasAnswer?: boolean }
function Sample({ state, isScreen = false, first, hasAnswer = true }: SampleProps) {
  const say = useSay()
  const [query, setQuery] = useState(first ? say(first) : '')
  const [filter, setFilter] = useState('all')
  const found = people.filter(({ accent }) => filter === 'all' || accent === filter)
  const search: SearchProps = {
    label: say(words.label),
    query,
    onQueryChange: setQuery,
    filterLabel: say(words.kind),
    filters: [{ id: 'all', label: say(words.all) }, ...accents.map((accent) => ({ id: accent, label: say(kindWords[accent]) }))],
    filter,
    onFilterChange: setFilter,
    state: state ?? (searchLength(query) < 3 ? 'idle' : 'ready'),
    sections: [
      {
        id: 'all',
        items: (hasAnswer ? found : []).map(({ handle, name, accent, isVerified }) => ({
          id: handle,
          href: `#${handle}`,
          textValue: say(name),
          leading: <Avatar name={say(name)} accent={accent} />,
          title: (
            <>
              <MatchMark text={say(name)} query={query} /> {isVerified && <VerifiedMark />}
            </>
          ),
          description: <Ltr>@{handle}</Ltr>,
          end: (
            <KindBadge accent={accent}>
              <Say pair={kindWords[accent]} />
            </KindBadge>
          ),
        })),
      },
    ],
    onChoose,
    onRetry: fn(),
  }
  return isScreen ? <SearchScreen {...search} /> : <SearchWithResults {...search} />
}

const meta = {
  title: 'Components/SearchWithResults',
  component: Sample,
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'loading', 'ready', 'error'] }, first: { control: false } },
  decorators: [
    (Story, { args }) => (
      <RouterProvider navigate={goTo}>
        <div style={{ minBlockSize: 480, maxInlineSize: args.isScreen ? undefined : 420, marginInlineStart: 'auto' }}>
          <Story />
        </div>
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * By keyboard, the focus stays in the field. Too few letters give a hint, and the first result is selected. Arrow keys move to a result,
 * Enter opens it, Escape closes the panel.
 */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    onChoose.mockClear()
    goTo.mockClear()
    const field = () => canvas.getByRole<HTMLInputElement>('combobox', { name: say(words.label) })
    await userEvent.click(canvas.getByRole('searchbox', { name: say(words.label) }))
    await waitFor(() => expect(canvas.getByText(message('ds.search.prompt', { count: 3 }))).toBeVisible())
    await userEvent.type(field(), say(words.ree))
    const list = await canvas.findByRole('listbox', { name: message('ds.search.results') })
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(people.length))
    await expect(canvas.getByText(message('ds.search.count', { count: people.length }))).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field()).toHaveFocus()
    const second = within(list).getAllByRole('option')[1]
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', second?.id))
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledWith('reema_outdoors')
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('#reema_outdoors', undefined))
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}

/** The kinds filter the results; Escape closes the panel and keeps the text. */
export const ByKind: Story = {
  args: { first: words.ree },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('searchbox', { name: say(words.label) }))
    await userEvent.click(await canvas.findByRole('radio', { name: say(kindWords.accent4) }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    const field = canvas.getByRole('searchbox', { name: say(words.label) })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue(say(words.ree))
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}

/**
 * The field refers to the active result only while that result exists: not after another kind is chosen, and not after the list is closed.
 */
export const NamesWhatIsThere: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('searchbox', { name: say(words.label) }))
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: say(words.label) })
    await userEvent.type(field, say(words.ree))
    const [first] = await canvas.findAllByRole('option')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id))
    await userEvent.click(canvas.getByRole('radio', { name: say(kindWords.accent4) }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await expect(first).not.toBeInTheDocument()
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBe(first?.id))
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

const open: Story['play'] = async ({ canvas, globals }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: spoken(globals).say(words.label) }))
}
export const Loading: Story = { args: { first: words.ree, state: 'loading' }, play: open }
export const NothingFound: Story = { args: { first: words.ree, hasAnswer: false }, play: open }
export const Failed: Story = { args: { first: words.ree, state: 'error' }, play: open }

/** On a phone the search is a full-screen sheet. */
export const OnAPhone: Story = {
  args: { isScreen: true, first: words.ree },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const button = canvas.getByRole('button', { name: say(words.label) })
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: say(words.label) })
    await expect(sheet.closest('[lang]')).toHaveAttribute('lang', language)
    await waitFor(() => expect(within(sheet).getByRole('combobox')).toHaveFocus())
    await expect(within(sheet).getAllByRole('option')).toHaveLength(people.length)
  },
}
