import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sharedProgramsMessages } from '../messages/catalogue.ts'
import { samplePrograms } from '../testing/sample-programs.ts'
import { ProgramGridSkeleton } from './ProgramCardSkeleton.tsx'
import { ProgramGrid } from './ProgramGrid.tsx'

const Grid = ({ isCompact = false }: { isCompact?: boolean }) => {
  const { language } = useLocale()
  return <ProgramGrid programs={samplePrograms(language)} level={2} isCompact={isCompact} />
}

const meta = {
  title: 'Screens/Parts/Program card',
  component: Grid,
  decorators: [withApp([sharedProgramsMessages])],
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Every status, every request, and texts as long as they may be. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const [first, second, third] = samplePrograms(language)
    await expect(await canvas.findByRole('link', { name: first?.name })).toHaveAttribute('href', '/program/sample-cup/overview')
    const cardOf = (name: string | undefined) => canvas.getByRole('link', { name }).closest('article') ?? canvas.getByRole('list')
    await expect(within(cardOf(first?.name)).getByText(say('program.mine.Accepted'))).toBeVisible()
    const fresh = cardOf(second?.name)
    await expect(within(fresh).getByText({ en: 'New', ar: 'جديد' }[language])).toBeVisible()
    const soon = cardOf(third?.name)
    await expect(soon).toHaveTextContent(plain({ en: 'From Dec 1', ar: 'من ١ ديسمبر' }[language]))
  },
}

/** On pages that are about something else. */
export const Compact: Story = { args: { isCompact: true } }

export const Loading: Story = { render: () => <ProgramGridSkeleton count={6} /> }
export const LoadingCompact: Story = { render: () => <ProgramGridSkeleton count={4} isCompact /> }
