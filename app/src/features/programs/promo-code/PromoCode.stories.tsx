import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { ProgramOverviewScreen } from '../page/OverviewTab.tsx'

const address = programAddress(programIds.morningCup)
const choosing = { path: `${address}?dialog=code` }

const meta = {
  title: 'Screens/Program/Code',
  component: ProgramOverviewScreen,
  tags: ['screen'],
  decorators: [withApp([programsMessages, sharedProgramsMessages, listMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'program-codes', path: address, route: '/program/:programId/overview' },
  render: () => (
    <AppLayout>
      <ProgramOverviewScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function sheet({ globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  const dialog = within(await screen.findByRole('dialog', { name: say('programs.code.choose') }))
  const field = await dialog.findByRole('textbox', { name: say('programs.code.field') })
  return { ...words, dialog, field }
}

/** A participant's first code was generated. They may choose one of their own. */
export const Generated: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('program.code') }))
    await waitFor(() => expect(card.getByText(say('programs.code.which'))).toBeVisible())
    await waitFor(() => expect(card.getByRole('button', { name: say('programs.code.choose') })).toBeVisible())
  },
}

/** If codes alone count, the link says so, and a chosen code cannot be chosen again. */
export const OnlyCodes: Story = {
  parameters: { scenario: 'program-only-codes' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = within(await canvas.findByRole('region', { name: say('program.code') }))
    await waitFor(() => expect(card.getByText('NURA7')).toBeVisible())
    await waitFor(() => expect(card.queryByRole('button', { name: say('programs.code.choose') })).toBeNull())
    await waitFor(() => expect(canvas.getByText(say('programs.link.notCounted'))).toBeVisible())
  },
}

/** Free codes are offered before anything is typed. */
export const Choosing: Story = {
  parameters: choosing,
  play: async (context) => {
    const { say, dialog } = await sheet(context)
    const ideas = await dialog.findByRole('group', { name: say('programs.code.ideas') })
    await expect(within(ideas).getAllByRole('button').length).toBeGreaterThan(2)
  },
}

/** A code that is typed in another case and with other digits is the same code. Choosing it replaces the card's code. */
export const Chooses: Story = {
  tags: ['!dev'],
  parameters: choosing,
  play: async (context) => {
    const { say, dialog, field } = await sheet(context)
    await userEvent.type(field, 'nura-٩')
    await waitFor(() => expect(dialog.getByText(say('programs.code.aloud'))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: /NURA9/u }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const card = within(await context.canvas.findByRole('region', { name: say('program.code') }))
    await waitFor(() => expect(card.getByText('NURA9')).toBeVisible())
    await waitFor(() => expect(card.queryByRole('button', { name: say('programs.code.choose') })).toBeNull())
  },
}

/** A code of another form is refused at its field before it is sent. */
export const WrongForm: Story = {
  tags: ['!dev'],
  parameters: choosing,
  play: async (context) => {
    const { say, dialog, field } = await sheet(context)
    await userEvent.type(field, 'O1')
    await userEvent.click(dialog.getByRole('button', { name: say('programs.code.use') }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(say('field.promoCode'))))
  },
}

/** If the server refuses the code, the sheet stays open with what was typed. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { ...choosing, scenario: 'program-codes-refused' },
  play: async (context) => {
    const { say, dialog, field } = await sheet(context)
    await userEvent.type(field, 'NURA9')
    await userEvent.click(await dialog.findByRole('button', { name: /NURA9/u }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(field).toHaveValue('NURA9')
  },
}
