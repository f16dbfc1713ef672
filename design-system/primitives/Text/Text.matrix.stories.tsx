import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Text } from './Text.tsx'
import { textLooks, textTones } from './Text.css.ts'

const meta = { title: 'Primitives/Text/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryLookAndTone: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(textLooks, textTones).map(([look, tone]): Case => ({
        name: `${look} ${tone}`,
        node: (
          <Text look={look} tone={tone}>
            <Say pair={{ en: 'A link that pays', ar: 'صلة تثمر' }} />
          </Text>
        ),
      }))}
    />
  ),
}
export const StressWrapsOrIsCut: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={pairs(Object.entries(stress), [false, true]).map(([[name, pair], isTruncated]): Case => ({
        name: `${name}${isTruncated ? ' cut' : ''}`,
        node: (
          <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
            <Text isTruncated={isTruncated}>
              <Say pair={pair} />
            </Text>
          </div>
        ),
      }))}
    />
  ),
}
