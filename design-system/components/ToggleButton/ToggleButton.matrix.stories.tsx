import type { Meta, StoryObj } from '@storybook/react-vite'
import { Forced, forcedStates } from '../../stories/Forced.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { toggleButtonVariants } from './ToggleButton.css.ts'

const meta = { title: 'Components/ToggleButton/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const save = { en: 'Save', ar: 'حفظ' }
const IconAlone = ({ isOn }: { isOn: boolean }) => <ToggleButton icon="bookmark" label={useSay()(save)} defaultSelected={isOn} />

export const EveryVariantAndState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(pairs(toggleButtonVariants, [false, true]), [false, true])
        .map(([[variant, isOn], isDisabled]): Case => ({
          name: `${variant} ${isOn ? 'on' : 'off'} ${isDisabled ? 'disabled' : ''}`,
          node: (
            <div>
              <ToggleButton icon="bookmark" variant={variant} defaultSelected={isOn} isDisabled={isDisabled}>
                <Say pair={save} />
              </ToggleButton>
            </div>
          ),
        }))
        .concat(
          pairs([false, true], forcedStates).map(([isOn, state]): Case => ({
            name: `icon ${isOn ? 'on' : 'off'} ${state}`,
            node: (
              <Forced state={state}>
                <IconAlone isOn={isOn} />
              </Forced>
            ),
          })),
        )}
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
          <ToggleButton icon="bookmark" defaultSelected>
            <Say pair={pair} />
          </ToggleButton>
        ),
      }))}
    />
  ),
}
