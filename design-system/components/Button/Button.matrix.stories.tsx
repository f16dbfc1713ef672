import type { Meta, StoryObj } from '@storybook/react-vite'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { buttonSizes, buttonVariants } from './Button.css.ts'

const meta = { title: 'Components/Button/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Invite', ar: 'ادعُ' }} />
const states: readonly [string, Partial<ButtonProps>][] = [
  ['idle', {}],
  ['disabled', { isDisabled: true }],
  ['pending', { isPending: true }],
]

export const EveryVariantAndState: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(buttonVariants, states).map(([variant, [state, props]]): Case => ({
          name: `${variant} ${state}`,
          node: (
            <div>
              <Button variant={variant} {...props}>
                {label}
              </Button>
            </div>
          ),
        })),
        ...pairs(buttonVariants, forcedStates).map(([variant, state]): Case => ({
          name: `${variant} ${state}`,
          node: (
            <Forced state={state}>
              <Button variant={variant}>{label}</Button>
            </Forced>
          ),
        })),
      ]}
    />
  ),
}

export const EverySizeWithIcons: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(buttonSizes, ['start', 'end'] as const).map(([size, side]): Case => ({
        name: `${size} icon ${side}`,
        node: (
          <div>
            <Button size={size} {...(side === 'start' ? { iconStart: 'share' } : { iconEnd: 'arrow-end' })}>
              {label}
            </Button>
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
          <Button variant="primary" iconStart="link">
            <Say pair={pair} />
          </Button>
        ),
      }))}
    />
  ),
}
