import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { codeStates, OneTimeCode } from './OneTimeCode.tsx'

const meta = { title: 'Components/OneTimeCode/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const values = ['', '407', '407192'] as const
const nothing = () => {}

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={[
        ...pairs(codeStates, values).map(([state, value]): Case => ({
          name: `${state} ${value}`,
          node: <OneTimeCode state={state} value={value} onComplete={nothing} />,
        })),
        ...Object.entries(stress).map(([name, pair]): Case => ({
          name,
          node: <OneTimeCode state="wrong" value="407193" errorMessage={<Say pair={pair} />} onComplete={nothing} />,
        })),
      ]}
    />
  ),
}
