import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Logo, logoWords } from './Logo.tsx'
import { logoSizes } from './Logo.css.ts'

const meta = { title: 'Components/Logo/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = pairs(logoWords, logoSizes).map(([word, size]): Case => ({
  name: `${word} ${size}`,
  node: (
    <div>
      <Logo word={word} size={size} />
    </div>
  ),
}))

export const EveryWordAndSize: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressFitsAt288: StoryObj = { render: () => <Matrix isNarrow cases={cases} /> }
