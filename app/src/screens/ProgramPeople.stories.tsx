import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { participationsMessages } from '#features/participations/messages/catalogue.ts'
import { programsMessages } from '#features/programs/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { ProgramApplicantsScreen } from './ProgramApplicants.tsx'
import { ProgramParticipantsScreen } from './ProgramParticipants.tsx'

const meta = {
  title: 'Screens/Program/People',
  component: ProgramApplicantsScreen,
  tags: ['screen'],
  decorators: [
    withApp([programsMessages, participationsMessages, sharedProgramsMessages, listMessages, shareMessages], { isGuarded: true }),
  ],
  parameters: {
    layout: 'fullscreen',
    scenario: 'applicants',
    route: '/program/:programId/applicants',
    path: programAddress(programIds.morningCup, 'applicants'),
  },
  render: () => (
    <AppLayout>
      <ProgramApplicantsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramApplicantsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Shows the applicants of a program below the program's head. */
export const Applicants: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('list', { name: say('participations.applicants') })).toBeVisible())
  },
}

/** Shows the participants of a program below the program's head. */
export const Participants: Story = {
  parameters: { route: '/program/:programId/participants', path: programAddress(programIds.morningCup, 'participants') },
  render: () => (
    <AppLayout>
      <ProgramParticipantsScreen />
    </AppLayout>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('list', { name: say('participations.participants') })).toBeVisible())
  },
}
