import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { textLooks } from '../../primitives/Text/Text.css.ts'
import { VerifiedMark } from './VerifiedMark.tsx'

const meta = { title: 'Components/VerifiedMark/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const AfterEveryRole: StoryObj = {
  render: () => (
    <Matrix
      cases={textLooks.map((look): Case => ({
        name: look,
        node: (
          <Inline gap="xxs">
            <Text as="span" look={look}>
              <Say pair={{ en: 'Reem', ar: 'ريم' }} />
            </Text>
            <VerifiedMark />
          </Inline>
        ),
      }))}
    />
  ),
}
export const StressStaysWithTheName: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Inline gap="xxs" keepOneLine>
            <Text as="span" isTruncated>
              <Bidi>
                <Say pair={pair} />
              </Bidi>
            </Text>
            <VerifiedMark />
          </Inline>
        ),
      }))}
    />
  ),
}
