import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { spoken, useSay } from '../../stories/say.tsx'
import { SearchField, searchFieldVariants, type SearchFieldProps } from './SearchField.tsx'

const words = {
  label: { en: 'Search people and groups', ar: 'البحث عن أشخاص ومجموعات' },
  query: { en: 'reem', ar: 'ريم' },
}

function Sample(props: Partial<SearchFieldProps>) {
  const say = useSay()
  return <SearchField label={say(words.label)} {...props} />
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: '', onChange: fn(), onSubmit: fn() },
  argTypes: { variant: { control: 'select', options: searchFieldVariants }, label: { control: false } },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sunken: Story = { args: { variant: 'sunken' } }

export const TypedAndCleared: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('searchbox', { name: say(words.label) })
    await userEvent.type(field, `${say(words.query)}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledWith(say(words.query))
    await userEvent.click(canvas.getByRole('button', { name: message('ds.searchField.clear') }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const EscapeEmptiesIt: Story = {
  args: { defaultValue: 'ريم' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('searchbox', { name: spoken(globals).say(words.label) })
    await userEvent.type(field, '{Escape}')
    await expect(field).toHaveValue('')
  },
}
