import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
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

const rows = 'externalId,clickId,event,amount\r\nA-1,nobody,SALE,120.00\r\nA-2,nobody,SALE,9.999\r\n'
const orders = () => new File([rows], 'orders.csv', { type: 'text/csv' })

function pickerIn(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  return input
}

/** Program and file are both needed. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.import.send') }))
    const program = canvas.getByRole('combobox')
    await waitFor(() => expect(program).toHaveAccessibleDescription(new RegExp(say('field.required'), 'u')))
    const file = canvas.getByRole('group', { name: say('admin.import.file') })
    await waitFor(() => expect(file).toHaveAccessibleDescription(new RegExp(say('field.required'), 'u')))
  },
}

/** What became of a file: how many rows count, and of each other row why not. */
export const Imported: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('combobox'), 'Morning')
    await userEvent.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: /morning cup/iu }))
    await userEvent.upload(pickerIn(canvasElement), orders())
    await waitFor(() => expect(canvas.getByText('orders.csv')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('[data-state="done"]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.import.send') }))
    const list = within(await canvas.findByRole('list', { name: say('admin.import.errors') }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A file that is dropped is taken as one that is chosen. */
export const Dropped: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('group', { name: spoken(globals).say('admin.import.file') })
    // Files made by a script have no file system entry, unlike real ones.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry)
    const carried = new DataTransfer()
    carried.items.add(orders())
    const zone = canvasElement.querySelector('[data-part="zone"]')
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }))
    await waitFor(() => expect(canvas.getByText('orders.csv')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('[data-state="done"]')).not.toBeNull())
    entry.mockRestore()
  },
}

/** Whatever is no table is told where it is chosen. */
export const NoTable: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('group', { name: say('admin.import.file') })
    await userEvent.upload(pickerIn(canvasElement), new File(['%PDF-1.7'], 'orders.pdf'), { applyAccept: false })
    await waitFor(() => expect(canvas.getAllByText(say('ds.fileDrop.refused.type.csv'))[0]).toBeVisible())
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.fileDrop.choose', { count: 1 }) })).toBeVisible())
  },
}

/** Support imports nothing. */
export const NotForSupport: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}
