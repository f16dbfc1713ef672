import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { SimulatorCard } from './SimulatorCard.tsx'

const meta = {
  title: 'Screens/Back office/Traffic simulator',
  component: SimulatorCard,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/demo', scenario: 'admin-full-queues' },
} satisfies Meta<typeof SimulatorCard>
export default meta
type Story = StoryObj<typeof meta>

/** Sending without a program shows an error; with a program, an hour of traffic is simulated. */
export const Simulated: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const send = await canvas.findByRole('button', { name: say('admin.simulator.send') })
    await userEvent.click(send)
    const program = canvas.getByRole('combobox', { name: say('admin.column.program') })
    await waitFor(() => expect(program).toHaveAccessibleDescription(new RegExp(say('required.programId'), 'u')))
    await userEvent.type(program, 'Morning')
    await userEvent.click(await screen.findByRole('option', { name: /morning cup/iu }))
    await userEvent.click(send)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(say('admin.simulator.done', { clicks: 200, conversions: 10 })))
  },
}

/** More results than clicks get an error at their field. */
export const MoreThanClicks: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const clicks = await canvas.findByRole('textbox', { name: say('admin.simulator.clicks') })
    await userEvent.clear(clicks)
    await userEvent.type(clicks, '5')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: say('admin.simulator.send') }))
    const conversions = canvas.getByRole('textbox', { name: say('admin.simulator.conversions') })
    await waitFor(() => expect(conversions).toBeInvalid())
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.simulator.title'))).toBeVisible())
  },
}
