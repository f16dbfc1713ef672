import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../primitives/Text/Text.tsx'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from './Card.tsx'
import { cardGrounds } from './Card.css.ts'
import { LinkCard } from './LinkCard.tsx'

const meta = { title: 'Components/Card/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const words = (
  <Text>
    <Say pair={{ en: 'Words on paper', ar: 'كلمات على ورق' }} />
  </Text>
)

export const EveryPaper: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(cardGrounds, [true, false]).map(([paper, isPadded]): Case => ({
          name: `${paper} ${isPadded ? 'padded' : 'bare'}`,
          node: (
            <Card paper={paper} isPadded={isPadded}>
              {words}
            </Card>
          ),
        })),
        ...forcedStates.map((state): Case => ({
          name: `link ${state}`,
          node: (
            <Forced state={state}>
              <LinkCard href="#x" isPadded>
                {words}
              </LinkCard>
            </Forced>
          ),
        })),
      ]}
    />
  ),
}
export const StressStaysInside: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Card isPadded>
            <Text>
              <Say pair={pair} />
            </Text>
          </Card>
        ),
      }))}
    />
  ),
}
