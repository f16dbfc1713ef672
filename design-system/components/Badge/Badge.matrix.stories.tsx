import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../primitives/Box/Box.tsx'
import { boxGrounds } from '../../primitives/Box/Box.css.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { kindWords } from '../../stories/kinds.ts'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { accents, tones } from '../../tokens/token-type.ts'
import { Badge } from './Badge.tsx'
import { badgeVariants } from './Badge.css.ts'
import { KindBadge } from './KindBadge.tsx'

const meta = { title: 'Components/Badge/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const word = <Say pair={{ en: 'Draft', ar: 'مسودة' }} />

export const EveryToneOnEveryPaper: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(boxGrounds, tones).map(([paper, tone]): Case => ({
          name: `${tone} on ${paper}`,
          node: (
            <Box paper={paper} padding="xs">
              <Badge tone={tone} icon="clock">
                {word}
              </Badge>
            </Box>
          ),
        })),
        ...pairs(boxGrounds, badgeVariants).map(([paper, variant]): Case => ({
          name: `${variant} on ${paper}`,
          node: (
            <Box paper={paper} padding="xs">
              <Badge variant={variant} />
            </Box>
          ),
        })),
        ...pairs(boxGrounds, accents).map(([paper, accent]): Case => ({
          name: `${kindWords[accent].en.toLowerCase()} kind on ${paper}`,
          node: (
            <Box paper={paper} padding="xs">
              <KindBadge accent={accent}>
                <Say pair={kindWords[accent]} />
              </KindBadge>
            </Box>
          ),
        })),
      ]}
    />
  ),
}
export const StressIsCutInOneLine: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <div>
            <Badge tone="info" icon="info">
              <Say pair={pair} />
            </Badge>
          </div>
        ),
      }))}
    />
  ),
}
