import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { iconButtonSizes, iconButtonVariants } from './IconButton.css.ts'

const meta = { title: 'Components/IconButton/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<IconButtonProps>][] = [
  ['idle', {}],
  ['disabled', { isDisabled: true }],
  ['pending', { isPending: true }],
]
const Send = (props: Partial<IconButtonProps>) => <IconButton icon="send" {...props} label={useSay()({ en: 'Send', ar: 'إرسال' })} />

export const EveryVariantAndState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(pairs(iconButtonVariants, iconButtonSizes), states)
        .flatMap(([[variant, size], [state, props]]): Case[] => [
          {
            name: `${variant} ${size} ${state}`,
            node: (
              <div>
                <Send variant={variant} size={size} {...props} />
              </div>
            ),
          },
        ])
        .concat(
          pairs(iconButtonVariants, forcedStates).map(([variant, state]): Case => ({
            name: `${variant} ${state}`,
            node: (
              <Forced state={state}>
                <Send variant={variant} />
              </Forced>
            ),
          })),
        )}
    />
  ),
}

function Named({ pair }: { pair: Pair }) {
  const { number } = useFormats()
  return <IconButton icon="bell" label={`${useSay()(pair)} ${number(99)}+`} badge={<CountBadge count={1000} />} />
}
/** A long name takes no space, and the largest count stays on the corner. */
export const StressNamesAndCounts: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <div>
            <Named pair={pair} />
          </div>
        ),
      }))}
    />
  ),
}
