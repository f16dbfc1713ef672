import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { ImportScreen } from './ImportScreen.tsx'

const meta = {
  title: 'Screens/Back office/Import results',
  component: ImportScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/results/import', scenario: 'admin-reviewer' },
} satisfies Meta<typeof ImportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Program and file are both needed. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.import.send') }))
    const program = canvas.getByRole('combobox')
    await waitFor(() => expect(program).toHaveAccessibleDescription(new RegExp(say('field.required'), 'u')))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('field.required')))
  },
}

/** What became of a file: how many rows count, and of each other row why not. */
export const Imported: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('combobox'), 'Morning')
    await userEvent.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: /morning cup/iu }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no place for a file')
    const rows = 'externalId,clickId,event,amount\r\nA-1,nobody,SALE,120.00\r\nA-2,nobody,SALE,9.999\r\n'
    await userEvent.upload(input, new File([rows], 'orders.csv', { type: 'text/csv' }))
    await waitFor(() => expect(canvas.getByText('orders.csv')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.import.send') }))
    const list = within(await canvas.findByRole('list', { name: say('admin.import.errors') }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('admin.import.choose') })).toBeVisible())
  },
}

/** Support imports nothing. */
export const NotForSupport: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}
