import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Heading, headingLooks } from './Heading.tsx'

const meta = { title: 'Primitives/Heading/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryLookAndAlign: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(headingLooks, ['start', 'center', 'end'] as const).map(([look, align]): Case => ({
        name: `${look} ${align}`,
        node: (
          <Heading level={2} look={look} align={align}>
            <Say pair={{ en: 'Complete your profile', ar: 'أكمل ملفك التعريفي' }} />
          </Heading>
        ),
      }))}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={pairs(Object.entries(stress), headingLooks).map(([[name, pair], look]): Case => ({
        name: `${name} ${look}`,
        node: (
          <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
            <Heading level={2} look={look}>
              <Say pair={pair} />
            </Heading>
          </div>
        ),
      }))}
    />
  ),
}
