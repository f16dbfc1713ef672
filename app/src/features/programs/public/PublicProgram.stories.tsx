import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { MemberLayout } from '#frames/MemberLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { signInFor } from '#session/safe-path.ts'
import { spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { PublicProgramScreen } from './PublicProgramScreen.tsx'

const at = (id: string) => ({ path: programAddress(id), route: '/program/:programId/overview' })

const meta = {
  title: 'Screens/Program signed out',
  component: PublicProgramScreen,
  tags: ['screen'],
  decorators: [withApp([paymentRecordMessages, programsMessages, sharedProgramsMessages, listMessages, shareMessages])],
  parameters: { layout: 'fullscreen', scenario: 'program-signed-out', ...at(programIds.morningCup) },
  render: () => (
    <MemberLayout>
      <PublicProgramScreen />
    </MemberLayout>
  ),
} satisfies Meta<typeof PublicProgramScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The page has everything that helps a visitor decide, without the tabs for members. One primary button leads to the sign-in, which returns
 * here (Y-27).
 */
export const Listed: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const bar = within(await canvas.findByRole('region', { name: say('programs.join.label') }))
    await expect(bar.getByRole('link', { name: say('shell.signInToJoin') })).toHaveAttribute(
      'href',
      signInFor(programAddress(programIds.morningCup)),
    )
    for (const part of ['program.who', 'program.catalogue'] as const)
      await waitFor(() => expect(canvas.getByRole('heading', { name: say(part) })).toBeVisible())
    await expect(canvas.getByText(say('programs.public.pays'))).toBeVisible()
    const record = within(canvas.getByRole('region', { name: say('record.line.label') }))
    await expect(record.getByRole('link', { name: say('record.how') })).toHaveAttribute('href', '/profile/brand/nabt_coffee#payment-record')
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-component="GoalPath"] [data-component="Avatar"]')).toBeNull())
  },
}
export const ThatBeginsLater: Story = {
  parameters: at(programIds.coldBrew),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('programs.public.starts'))).toBeVisible())
  },
}
export const Long: Story = { parameters: { scenario: 'program-signed-out-long' } }
export const Loading: Story = { parameters: { scenario: 'program-signed-out-loading' } }
export const Failed: Story = {
  parameters: { scenario: 'program-signed-out-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('programs.page.failed') })).toBeVisible())
  },
}
/** Signed-out visitors get the same page for a program that is open by link only, on hold or nonexistent. The sign-in returns here. */
export const NotListed: Story = {
  parameters: at(programIds.dripperSchool),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.page.missing') })).toBeVisible())
    const ways = canvas.getAllByRole('link', { name: say('shell.signIn') })
    await expect(ways.at(-1)).toHaveAttribute('href', signInFor(programAddress(programIds.dripperSchool)))
  },
}
