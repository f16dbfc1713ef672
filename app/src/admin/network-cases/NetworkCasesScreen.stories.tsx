import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { FAHAD } from '@wasla/mocks/world/networkers.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { NetworkCasesScreen } from './NetworkCasesScreen.tsx'

const meta = {
  title: 'Screens/Back office/Network cases',
  component: NetworkCasesScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/network-cases', scenario: 'admin-reviewer' },
} satisfies Meta<typeof NetworkCasesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The case that is due first is at the top. The lead says how many clicks wait. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2)
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(mainNameOf(FAHAD.profile))
    await waitFor(() => expect(canvas.getByText(say('admin.networkCases.lead', { count: 2, waiting: 244 }))).toBeVisible())
  },
}

/** All cases, with the decision and who made it. */
export const Decided: Story = {
  parameters: { path: '/network-cases?status=all' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.getAllByText(say('admin.networkStatus.Counted'))[0]).toBeInTheDocument()
    await expect(canvas.getAllByText(say('admin.networkStatus.Refused'))[0]).toBeInTheDocument()
  },
}

/** The menu shows the number of open cases, and a row opens its case. */
export const OpensACase: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { number } = createFormats(language)
    const [first] = await canvas.findAllByRole('rowheader')
    const entry = canvas.queryByRole('link', { name: new RegExp(`^${say('admin.place.networkCases')}`, 'u') })
    if (entry) await waitFor(() => expect(entry).toHaveTextContent(number(2)))
    if (!first) throw new Error('A case is open')
    await userEvent.click(first)
    await canvas.findByRole('heading', { level: 1, name: say('admin.networkCase.title', { count: 210 }) })
  },
}

export const Empty: Story = { parameters: { scenario: 'admin-results-empty' } }
export const Failed: Story = { parameters: { scenario: 'admin-error' } }
