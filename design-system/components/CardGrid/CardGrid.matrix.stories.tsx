import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { CardGrid } from './CardGrid.tsx'
import { cardWidths } from './CardGrid.css.ts'

const meta = { title: 'Components/CardGrid/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const names: Record<(typeof cardWidths)[number], Pair> = {
  narrow: { en: 'Narrow cards', ar: 'بطاقات ضيقة' },
  medium: { en: 'Cards of medium width', ar: 'بطاقات متوسطة العرض' },
  broad: { en: 'Broad cards', ar: 'بطاقات عريضة' },
}

function Everything({ isNarrow }: { isNarrow?: boolean }) {
  const say = useSay()
  const items = Object.entries(stress).map(([id, pair]) => ({ id, name: say(pair) }))
  return (
    <div style={isNarrow ? { inlineSize: 288 } : undefined}>
      <Stack gap="xl">
        {cardWidths.map((width) => (
          <CardGrid key={width} label={say(names[width])} items={items} width={width}>
            {({ name }) => (
              <Card isPadded>
                <div style={{ overflowWrap: 'anywhere' }}>
                  <Heading level={3}>{name}</Heading>
                </div>
              </Card>
            )}
          </CardGrid>
        ))}
      </Stack>
    </div>
  )
}
export const EveryWidth: StoryObj = { render: () => <Everything /> }
export const StressStaysInside: StoryObj = { render: () => <Everything isNarrow /> }
