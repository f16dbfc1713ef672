import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const meta = { title: 'Components/PasswordField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Password', ar: 'كلمة المرور' }} />
const states: readonly [string, Partial<PasswordFieldProps>][] = [
  ['idle', {}],
  ['filled', { defaultValue: 'secret' }],
  ['optional', { isOptional: true }],
  ['invalid', { defaultValue: 'secret', errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true, defaultValue: 'secret' }],
  ...Object.entries(hostile).map(([name, text]): [string, Partial<PasswordFieldProps>] => [name, { defaultValue: text }]),
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={states.map(([name, props]): Case => ({
        name,
        node: <PasswordField label={label} autoComplete="current-password" {...props} />,
      }))}
    />
  ),
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <PasswordField
            label={<Say pair={pair} />}
            hint={<Say pair={pair} />}
            autoComplete="new-password"
            isOptional
            defaultValue={pair.ar}
          />
        ),
      }))}
    />
  ),
}
