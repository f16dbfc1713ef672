import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { AdjustmentsScreen } from './AdjustmentsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Adjustments',
  component: AdjustmentsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/adjustments', scenario: 'admin-finance' },
} satisfies Meta<typeof AdjustmentsScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
/** Returns the cells of the list whose whole text is `text`. */
const cells = (canvas: Canvas, text: string) => canvas.getAllByRole('gridcell').filter((cell) => cell.textContent === text)

/** Corrections in each state; undecided corrections come first. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4)
    await expect(cells(canvas, say('admin.adjustmentStatus.Proposed'))).toHaveLength(2)
  },
}

/** The last ledger check found a difference. The list warns that no money moves, so that admins know it before they decide. */
export const NoMoneyMoves: Story = {
  parameters: { scenario: 'admin-finance-broken' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.ledger.broken'))).toBeVisible())
  },
}

/** An admin posts a colleague’s proposal from its row. */
export const Posted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('rowheader', { name: new RegExp(mainNameOf(YARA.profile), 'u') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('admin.adjustments.post') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cells(canvas, say('admin.adjustmentStatus.Posted'))).toHaveLength(2))
  },
}

/** The reader’s own proposal has no button to post it. */
export const OnesOwn: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('rowheader', { name: new RegExp(mainNameOf(SAAD.profile), 'u') }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say('admin.adjustments.mine'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByRole('button', { name: say('admin.adjustments.post') })).toBeNull())
  },
}

/** An incomplete proposal shows an error at each missing field. A complete proposal is saved. */
export const Proposed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: say('admin.adjustments.propose') }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: say('admin.adjustments.proposeYes') })
    await userEvent.click(send)
    for (const name of ['profileId', 'amount', 'reason'] as const)
      await waitFor(() => expect(dialog.getByText(say(`required.${name}`))).toBeVisible())
    await userEvent.type(dialog.getByRole('combobox'), 'noura')
    await userEvent.click(await screen.findByRole('option', { name: /Noura/u }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${say('admin.column.amount')}`, 'u') }), '12.50')
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${say('admin.reason')}`, 'u') }), 'A wrong fee')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5))
  },
}

/** On a phone, the status is below the amount. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** No corrections yet. */
export const Empty: Story = {
  parameters: { scenario: 'admin-finance-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.adjustments.empty'))).toBeVisible())
  },
}

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-finance-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
