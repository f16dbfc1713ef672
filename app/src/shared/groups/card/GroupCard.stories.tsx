import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { sharedGroupsMessages } from '../messages/catalogue.ts'
import { sampleGroups } from '../testing/sample-groups.ts'
import { GroupGrid } from './GroupGrid.tsx'
import { GroupGridSkeleton } from './GroupGridSkeleton.tsx'

const Grid = ({ isCompact = false }: { isCompact?: boolean }) => {
  const { language } = useLocale()
  return <GroupGrid groups={sampleGroups(language)} level={2} isCompact={isCompact} />
}

const meta = {
  title: 'Screens/Parts/Group card',
  component: Grid,
  decorators: [withApp([sharedGroupsMessages])],
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Shows each way to join, each role, and texts of the greatest length. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const [open, , , closed] = sampleGroups(language)
    const cards = await canvas.findAllByRole('article')
    const [first, , third, fourth] = cards
    if (!first || !third || !fourth) throw new Error('There are four cards')
    await expect(within(first).getByRole('link', { name: open.name })).toHaveAttribute('href', '/groups/my/sample-open')
    await expect(within(first).getByText(say('group.way.OPEN'))).toBeVisible()
    await expect(first).toHaveTextContent(plain({ en: '860.4K followers', ar: '٨٦٠٫٤ ألف متابع' }[language]))
    await expect(within(third).getByText(say('group.way.APPROVAL'))).toBeVisible()
    await expect(within(fourth).getByRole('link', { name: closed.name })).toHaveAttribute('href', '/groups/cooking_for_two')
    await waitFor(() => expect(within(fourth).queryByText(say('group.mine.Member'))).toBeNull())
  },
}

/** Compact cards, for pages whose main subject is not groups. */
export const Compact: Story = { args: { isCompact: true } }

export const Loading: Story = { render: () => <GroupGridSkeleton count={4} /> }
