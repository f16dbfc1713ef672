import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Box } from '../../primitives/Box/Box.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { LinkCard } from '../Card/LinkCard.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'
import { cardWidths } from './CardGrid.css.ts'

type Program = { id: string; name: Pair; brand: Pair }
const programs: readonly Program[] = [
  { id: 'cup', name: { en: 'The morning cup', ar: 'فنجان الصباح' }, brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' } },
  {
    id: 'desert',
    name: { en: 'Desert nights, tables for four', ar: 'ليالي الصحراء: موائد لأربعة' },
    brand: { en: 'Sahra Camps', ar: 'مخيمات صحرا' },
  },
  {
    id: 'kitchens',
    name: { en: 'Small kitchens, big ideas', ar: 'مطابخ صغيرة وأفكار كبيرة' },
    brand: { en: 'Rawshan Home', ar: 'روشان هوم' },
  },
]
const words = {
  label: { en: 'Programs', ar: 'البرامج' },
  empty: { en: 'No programs yet', ar: 'لا برامج بعد' },
} satisfies Record<string, Pair>

function Programs(props: Partial<CardGridProps<Program>>) {
  const say = useSay()
  return (
    <CardGrid items={programs} {...props} label={say(words.label)} empty={<Empty title={<Say pair={words.empty} />} />}>
      {({ id, name, brand }) => (
        <LinkCard href={`#${id}`} isClipped>
          <Cover name={id} ink="sand" ratio="card" />
          <Box padding="md">
            <Heading level={3}>
              <Say pair={name} />
            </Heading>
            <Text look="caption" tone="muted">
              <Say pair={brand} />
            </Text>
          </Box>
        </LinkCard>
      )}
    </CardGrid>
  )
}

const meta = {
  title: 'Components/CardGrid',
  component: Programs,
  argTypes: { items: { control: false }, children: { control: false }, width: { control: 'inline-radio', options: cardWidths } },
} satisfies Meta<typeof Programs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A list with one item for each card; Tab moves from card to card. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('list', { name: say(words.label) })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(programs.length)
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}
export const Loading: Story = { args: { items: [], isLoading: true } }
export const NothingInIt: Story = { args: { items: [] } }
