import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { ErrorState, errorKinds, type ErrorStateProps } from './ErrorState.tsx'

const meta = { title: 'Components/ErrorState/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const parts: readonly [string, Partial<ErrorStateProps>][] = [
  ['bare', {}],
  ['retry', { onRetry: fn() }],
  ['retrying', { onRetry: fn(), isRetrying: true }],
  ['reference', { onRetry: fn(), requestId: 'req_8KX2A' }],
]

export const EveryKind: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(errorKinds, parts).map(([kind, [name, props]]): Case => ({
        name: `${kind} ${name}`,
        node: (
          <Card>
            <ErrorState kind={kind} {...props} />
          </Card>
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
          <Card>
            <ErrorState title={<Say pair={pair} />} requestId={'x'.repeat(60)}>
              <Say pair={pair} />
            </ErrorState>
          </Card>
        ),
      }))}
    />
  ),
}
