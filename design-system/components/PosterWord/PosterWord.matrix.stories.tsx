import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { PosterWord } from './PosterWord.tsx'

const meta = { title: 'Components/PosterWord/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = (['long', 'short'] as const).map((reach): Case => ({ name: reach, node: <PosterWord reach={reach} /> }))

export const EveryReach: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressShrinksAt288: StoryObj = { render: () => <Matrix isNarrow cases={cases} /> }
