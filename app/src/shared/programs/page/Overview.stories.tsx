import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sharedProgramsMessages } from '../messages/catalogue.ts'
import { sampleNames, samplePage, sampleRequirements, sampleProgress, sampleSteps } from '../testing/sample-page.ts'
import { Overview } from './Overview.tsx'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { ProgramHead } from './ProgramHead.tsx'
import { noSteps } from './program-steps.ts'

type PageProps = {
  viewer: 'eligible' | 'missing' | 'owner' | 'participant'
  /** Shows a draft with only the first step saved. */
  isBegun?: boolean
}

function Page({ viewer, isBegun = false }: PageProps) {
  const { language } = useLocale()
  const program = samplePage(language)
  const isMissing = viewer === 'missing'
  return (
    <Stack gap="lg">
      <ProgramHead
        program={isBegun ? { ...program, status: 'Draft', objectiveType: null } : program}
        request={viewer === 'participant' ? 'Accepted' : null}
      />
      <Overview
        program={program}
        steps={isBegun ? noSteps : sampleSteps(language)}
        nameOf={sampleNames(language)}
        isParticipant={viewer === 'participant'}
        progress={viewer === 'participant' ? sampleProgress : null}
        person={viewer === 'owner' ? undefined : { name: { en: 'Reem Aldosari', ar: 'ريم الدوسري' }[language], accent: 'accent1' }}
        eligibility={
          viewer === 'eligible' || isMissing ? { isEligible: !isMissing, requirements: sampleRequirements(language, isMissing) } : null
        }
        catalogueHref="/program/sample-cup/catalogue"
      />
    </Stack>
  )
}

const meta = {
  title: 'Screens/Parts/Program overview',
  component: Page,
  args: { viewer: 'eligible' },
  decorators: [withApp([sharedProgramsMessages])],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A viewer who may join. The platform that lets the viewer in is named. Other platforms are not marked as missing. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('program.eligible.by', { platform: platform('INSTAGRAM') }))).toBeVisible())
    await expect(canvas.getAllByText(say('program.standing.spare'))).toHaveLength(2)
    await waitFor(() => expect(canvas.queryByText(say('program.standing.missing'))).toBeNull())
    await expect(canvas.getByRole('list', { name: say('program.earn.SALES', { count: 300 }) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('program.catalogue.all', { count: 5 }) })).toHaveAttribute(
      'href',
      '/program/sample-cup/catalogue',
    )
  },
}

/** A viewer who does not meet the criteria sees the missing figures before pressing a button (M-03). */
export const Missing: Story = {
  args: { viewer: 'missing' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(new RegExp(say('program.notEligible', { count: 2 }), 'u'))).toBeVisible())
    await expect(canvas.getAllByText(say('program.standing.missing'))).toHaveLength(4)
  },
}

/** The owner sees the criteria without a comparison to their own figures. */
export const ToItsOwner: Story = {
  args: { viewer: 'owner' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('program.who') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('program.standing.met'))).toBeNull())
  },
}

/** A participant sees the milestones first, and no criteria. */
export const ToAParticipant: Story = {
  args: { viewer: 'participant' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('program.mine.Accepted'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: say('program.who') })).toBeNull())
  },
}

/** A draft with only its details has no empty headings. */
export const OnlyBegun: Story = {
  args: { viewer: 'owner', isBegun: true },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('program.status.Draft'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: say('program.guidelines.dos') })).toBeNull())
  },
}

export const Loading: Story = { render: () => <OverviewSkeleton /> }
