import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { PageError } from './PageError.tsx'

const meta = { title: 'Patterns/PageError/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const NotFound: StoryObj = { render: () => <PageError kind="notFound" homeHref="#home" /> }
export const Offline: StoryObj = { render: () => <PageError kind="offline" homeHref="#home" /> }
export const CrashWithReference: StoryObj = {
  render: () => <PageError kind="crash" homeHref="#home" onReload={fn()} reference="7f3a-19c2" />,
}
export const StressOnAPhone: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <PageError kind="crash" homeHref="#home" onReload={fn()} reference={'x'.repeat(80)}>
      <Stack>
        {Object.entries(stress).map(([name, pair]) => (
          <Text key={name}>
            <Say pair={pair} />
          </Text>
        ))}
      </Stack>
    </PageError>
  ),
}
