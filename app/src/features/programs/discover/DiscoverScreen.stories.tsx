import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { programListsMessages } from '../lists/messages/catalogue.ts'
import { programsMessages } from '../messages/catalogue.ts'
import { DiscoverScreen } from './DiscoverScreen.tsx'
import { DiscoverWaiting } from './DiscoverWaiting.tsx'

const meta = {
  title: 'Screens/Discover',
  component: DiscoverScreen,
  tags: ['screen'],
  decorators: [
    withApp([paymentRecordMessages, exploreMessages, programListsMessages, programsMessages, sharedProgramsMessages], { isGuarded: true }),
  ],
  parameters: { layout: 'fullscreen', path: '/discover', scenario: 'programs' },
  render: () => (
    <AppLayout width="full">
      <DiscoverScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof DiscoverScreen>
export default meta
type Story = StoryObj<typeof meta>

/** At most twelve programs, newest first. A program that the viewer asked to join says so on its cover. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    await expect(within(list).getAllByRole('article').length).toBeGreaterThan(4)
    await expect(within(list).getAllByText(say('program.mine.Accepted')).length).toBeGreaterThan(0)
    await expect(list.querySelectorAll('[data-component="Kashida"]').length).toBe(
      within(list).getAllByText(say('program.mine.Accepted')).length,
    )
    await expect(canvas.getByRole('radio', { name: new RegExp(say('programs.discover.type.experiences'), 'u') })).toBeDisabled()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('programs.discover.title'))
    /* Kinds that do not exist yet are below the results. */
    const kinds = canvas.getByRole('radiogroup', { name: say('programs.discover.types') })
    await expect(list.compareDocumentPosition(kinds) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** A list that loads again keeps its colours, so that it stays readable. */
export const Reloading: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    const results = list.parentElement
    results?.setAttribute('aria-busy', 'true')
    for (let place: Element | null = list; place; place = place.parentElement) await expect(getComputedStyle(place).opacity).toBe('1')
    if (results) await expect(getComputedStyle(results, '::before').blockSize).toBe('3px')
  },
}

/** The second page has its own address. */
export const Many: Story = {
  parameters: { scenario: 'programs-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    await expect(within(list).getAllByRole('article')).toHaveLength(12)
  },
}

/** The search term and filters are in the address, so the list can be shared. */
export const Narrowed: Story = {
  parameters: { path: '/discover?objective=SALES' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    const orders = { en: /orders?$/u, ar: /طلب/u }[language]
    for (const line of list.querySelectorAll('[data-part="pays"]')) await expect(line).toHaveTextContent(orders)
  },
}

/** The same list as rows, which the address selects. The view stays the same if the filters change. */
export const List: Story = {
  parameters: { path: '/discover?view=list' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    await waitFor(() => expect(list.querySelector('[data-component="Cover"]')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: say('programs.discover.view.cards') }))
    await waitFor(async () =>
      expect(
        (await canvas.findByRole('list', { name: say('program.card.list') })).querySelector('[data-component="Cover"]'),
      ).not.toBeNull(),
    )
  },
}

/** Lists only programs for which the viewer is eligible. The line above the list names the same number. */
export const Qualified: Story = {
  parameters: { path: '/discover?fits=me' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    const cards = within(list).getAllByRole('article')
    await expect(within(list).getAllByText(say('program.fit.eligible'))).toHaveLength(cards.length)
  },
}

/** On phones the filters are behind one button, which shows how many filters are set. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { path: '/discover?dialog=filters&objective=SALES' },
}

/** A search without results says so and links back to the full list. */
export const Searching: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('list', { name: say('program.card.list') })
    await userEvent.type(canvas.getByRole('searchbox', { name: say('programs.discover.search') }), 'zzzz')
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.discover.noneFound') })).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: say('programs.discover.showAll') }))
    await waitFor(() => expect(canvas.getByRole('list', { name: say('program.card.list') })).toBeVisible())
    await expect(canvas.getByRole('searchbox', { name: say('programs.discover.search') })).toHaveValue('')
  },
}

export const Empty: Story = {
  parameters: { scenario: 'programs-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.discover.none') })).toBeVisible())
  },
}

/** Brands and agencies can browse programs that they cannot join. */
export const ForAnAgency: Story = { parameters: { scenario: 'programs-agency' } }

export const Loading: Story = { parameters: { scenario: 'programs-loading' } }

export const Failed: Story = {
  parameters: { scenario: 'programs-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.discover.failed') })).toBeVisible())
    await expect(canvas.getByRole('searchbox', { name: say('programs.discover.search') })).toBeVisible()
  },
}

/** Discover before the viewer is known. */
export const Arriving: Story = {
  render: () => (
    <AppLayout width="full">
      <DiscoverWaiting />
    </AppLayout>
  ),
}
