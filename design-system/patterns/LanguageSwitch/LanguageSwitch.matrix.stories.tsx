import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = { title: 'Patterns/LanguageSwitch/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        { name: 'idle', node: <LanguageSwitch onChange={fn()} /> },
        ...forcedStates.map((state): Case => ({
          name: state,
          node: (
            <Forced state={state}>
              <LanguageSwitch onChange={fn()} />
            </Forced>
          ),
        })),
      ]}
    />
  ),
}
/** A switch as narrow as in the bar of a phone. */
export const StressNarrow: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 96 }}>
      <LanguageSwitch onChange={fn()} />
    </div>
  ),
}
