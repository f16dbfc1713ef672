import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { spoken, useSay } from '../../stories/say.tsx'
import { PageError } from './PageError.tsx'

const meta = {
  title: 'Patterns/PageError',
  component: PageError,
  args: { kind: 'notFound', homeHref: '#home' },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageError>
export default meta
type Story = StoryObj<typeof meta>

const words = { search: { en: 'Search people and groups', ar: 'البحث عن أشخاص ومجموعات' } }
const Search = () => <SearchField label={useSay()(words.search)} />

const onReload = fn()

export const NotFound: Story = {
  args: { children: <Search /> },
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: message('ds.pageError.notFound.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: message('ds.pageError.home') })).toHaveAttribute('href', '#home')
  },
}

/** The page says what failed and that nothing was lost, and shows a reference for support. */
export const Crash: Story = {
  render: () => <PageError kind="crash" homeHref="#home" onReload={onReload} reference="7f3a-19c2" />,
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    onReload.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: message('ds.pageError.reload') }))
    await expect(onReload).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('7f3a-19c2')).toHaveAttribute('dir', 'ltr')
  },
}

/** Without a connection the page has no button, because it reloads automatically. */
export const Offline: Story = {
  args: { kind: 'offline' },
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: message('ds.pageError.offline.title') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
  },
}
