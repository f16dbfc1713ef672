import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { buttonSizes, buttonVariants } from '../Button/Button.css.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = { title: 'Components/CopyButton/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryLook: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(buttonVariants, buttonSizes).map(([variant, size]): Case => ({
        name: `${variant} ${size}`,
        node: (
          <div>
            <CopyButton value="@reem_dosari" variant={variant} size={size} />
          </div>
        ),
      }))}
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
          <CopyButton value="@reem_dosari">
            <Say pair={pair} />
          </CopyButton>
        ),
      }))}
    />
  ),
}
