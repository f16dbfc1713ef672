import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { buttonSizes, buttonVariants } from '../Button/Button.css.ts'
import { LinkButton } from './LinkButton.tsx'

const meta = { title: 'Components/LinkButton/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryVariantAndSize: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(buttonVariants, buttonSizes).map(([variant, size]): Case => ({
        name: `${variant} ${size}`,
        node: (
          <div>
            <LinkButton href="#all" variant={variant} size={size}>
              <Say pair={{ en: 'See all', ar: 'عرض الكل' }} />
            </LinkButton>
          </div>
        ),
      }))}
    />
  ),
}
export const StressWrapsAndNeverOverflows: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <LinkButton href="#all" iconEnd="arrow-end">
            <Say pair={pair} />
          </LinkButton>
        ),
      }))}
    />
  ),
}
