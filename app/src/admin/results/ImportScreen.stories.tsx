import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
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

const ofMorningCup = ({ programId }: { programId: string }) => programId === MORNING_CUP.program.id
const click = world.clicks.find((one) => ofMorningCup(one) && one.status === 'Approved')
const known = world.conversions.find((one) => ofMorningCup(one) && one.status === 'Approved')
if (!click || !known) throw new Error('The morning cup has clicks and orders')

/** Rows with every outcome and most reasons: known and unknown clicks and orders, and numbers that a spreadsheet reformatted. */
const rows = [
  'externalId;clickId;event;amount',
  `NEW-1;${click.id};SALE;186,00`,
  `NEW-2;${click.id};SALE;1250,50`,
  `NEW-1;${click.id};SALE;186,00`,
  `${known.externalId};${known.clickId};SALE;1,00`,
  'A-1;nobody;SALE;120,00',
  `1.00025E+15;${click.id};SALE;95,00`,
  `{{order_id}};${click.id};SALE;95,00`,
  `A-2;${click.id};SALE;1.0E+15`,
  `A-3;${click.id};LEAD;88,00`,
  `A-4;${click.id};SALE;88,00;9`,
].join('\r\n')
const orders = () => new File([rows], 'orders-november.csv', { type: 'text/csv' })

type Shown = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement' | 'globals'>

async function check({ canvas, canvasElement, globals }: Shown, file = orders()) {
  const { say } = spoken(globals)
  await userEvent.type(await canvas.findByRole('combobox'), 'Morning')
  await userEvent.click(await screen.findByRole('option', { name: /morning cup/iu }))
  await userEvent.upload(pickerIn(canvasElement), file)
  await waitFor(() => expect(canvasElement.querySelector('[data-state="done"]')).not.toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: say('admin.import.check') }))
  await canvas.findByRole('heading', { level: 1, name: say('admin.import.review') })
}

function pickerIn(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  return input
}

/** Program and file are both required. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('admin.import.check') }))
    const program = canvas.getByRole('combobox')
    await waitFor(() => expect(program).toHaveAccessibleDescription(new RegExp(say('required.programId'), 'u')))
    const file = canvas.getByRole('group', { name: say('admin.import.file') })
    await waitFor(() => expect(file).toHaveAccessibleDescription(new RegExp(say('required.file'), 'u')))
  },
}

/** The review shows what each row would do, refused rows first. Nothing is posted yet. */
export const Review: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await check({ canvas, canvasElement, globals })
    const table = within(canvas.getByRole('grid', { name: say('admin.import.rows') }))
    await expect(table.getAllByRole('row')).toHaveLength(11)
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(say('admin.import.why.CLICK_NOT_FOUND'))
    await expect(canvas.getByRole('button', { name: say('admin.import.post', { count: 2 }) })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.import.outcome.DIFFERING'), 'u') }))
    await expect(table.getAllByRole('row')).toHaveLength(2)
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(say('admin.import.stays'))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('admin.import.outcome.DIFFERING'), 'u') }))
    await expect(table.getAllByRole('row')).toHaveLength(11)
  },
}

/** After posting, the same rows show what each did, and there is no post button. */
export const Imported: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await check({ canvas, canvasElement, globals })
    await userEvent.click(canvas.getByRole('button', { name: say('admin.import.post', { count: 2 }) }))
    await canvas.findByRole('heading', { level: 1, name: say('admin.import.done') })
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('admin.import.cancel') })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: say('admin.import.another') }))
    await canvas.findByRole('button', { name: say('admin.import.check') })
  },
}

/**
 * The file names another link for a result that its brand can no longer take back. The review says, before anything is posted, that the row
 * would be held.
 */
export const HeldFirst: Story = {
  play: async ({ canvas, canvasElement, globals, loaded }) => {
    const { say } = spoken(globals)
    const { server } = loaded['scenario'] as ScenarioServer
    const result = server.store.memory.world.conversions.find((one) => ofMorningCup(one) && one.way === 'PIXEL' && one.status === 'Pending')
    const other = world.clicks.find((one) => ofMorningCup(one) && one.status === 'Approved' && one.profileId !== result?.profileId)
    if (!result || !other) throw new Error('A page has reported an order of the morning cup')
    // The stored result is so old that its brand can no longer take it back.
    Object.assign(result, { status: 'Approved', clickId: 'gone', occurredAt: result.occurredAt - 400 * 86_400_000 })
    const line = ['externalId;clickId;event;amount', `${result.externalId};${other.id};SALE;${(result.amount ?? 0) / 100 + 1}`].join('\r\n')
    await check({ canvas, canvasElement, globals }, new File([line], 'orders-contested.csv', { type: 'text/csv' }))
    const table = within(canvas.getByRole('grid', { name: say('admin.import.rows') }))
    await waitFor(() => expect(table.getAllByText(say('admin.import.heldFirst'), { exact: false })[0]).toBeVisible())
  },
}

/** On a phone, a row has number, amount, outcome and row number on two lines, and the reason below them. */
export const ReviewOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await check({ canvas, canvasElement, globals })
    await expect(canvas.getByRole('button', { name: spoken(globals).say('admin.import.post', { count: 2 }) })).toBeVisible()
  },
}

/** A dropped file works like a chosen file. */
export const Dropped: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('group', { name: spoken(globals).say('admin.import.file') })
    // Files made by a script have no file system entry, unlike real files.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry)
    const carried = new DataTransfer()
    carried.items.add(orders())
    const zone = canvasElement.querySelector('[data-part="zone"]')
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }))
    await waitFor(() => expect(canvas.getByText('orders-november.csv')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('[data-state="done"]')).not.toBeNull())
    entry.mockRestore()
  },
}

/** A file that is not a table gets an error when it is chosen. */
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

/** Support may not import results. */
export const NotForSupport: Story = {
  parameters: { scenario: 'admin-support' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.forbidden.title'))).toBeVisible())
  },
}
