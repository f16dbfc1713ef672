import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../primitives/Text/Text.tsx'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { TextLink } from './TextLink.tsx'

const meta = { title: 'Components/TextLink/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const kinds = [
  ['inText', {}],
  ['standalone', { isStandalone: true }],
  ['external', { isStandalone: true, isExternal: true }],
] as const

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...kinds.map(([name, props]): Case => ({
          name,
          node: (
            <div>
              <TextLink href="#x" {...props}>
                <Say pair={{ en: 'Terms', ar: 'الشروط' }} />
              </TextLink>
            </div>
          ),
        })),
        ...pairs(kinds, forcedStates).map(([[name, props], state]): Case => ({
          name: `${name} ${state}`,
          node: (
            <Forced state={state}>
              <TextLink href="#x" {...props}>
                <Say pair={{ en: 'Terms', ar: 'الشروط' }} />
              </TextLink>
            </Forced>
          ),
        })),
      ]}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Text as="div">
            <TextLink href="#x">
              <Say pair={pair} />
            </TextLink>
          </Text>
        ),
      }))}
    />
  ),
}
