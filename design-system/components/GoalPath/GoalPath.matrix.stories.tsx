import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { GoalPath, type Goal } from './GoalPath.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/GoalPath/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const some = (count: number): Goal[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    target: 10 * (at + 1) ** 2,
    reward: { kind: 'cash', halalas: 10_000 * (at + 1) },
  }))

function Counts() {
  const { number } = useFormats()
  const say = useSay()
  return (
    <Stack gap="huge">
      {[1, 2, 3, 5, 10].map((count) => (
        <GoalPath
          key={count}
          label={`${say({ en: 'Goals', ar: 'المراحل' })} ${number(count)}`}
          goals={some(count)}
          countText={number}
          at={count * 12}
          person={{ name: say({ en: 'Reem', ar: 'ريم' }), accent: 'accent1' }}
        />
      ))}
    </Stack>
  )
}
export const OneToTen: StoryObj = { render: () => <Counts /> }

function Hard() {
  const { number } = useFormats()
  const say = useSay()
  const goals: Goal[] = Object.entries(stress).map(([id, pair], at) => ({
    id,
    target: 10 ** (at + 1),
    reward: { kind: 'experience', title: say(pair) },
    achieved: say(pair),
    isWaiting: at === 1,
  }))
  const both = [...goals, { id: 'huge', target: 9_000_000, reward: { kind: 'cash' as const, halalas: 999_999_999_99 } }]
  return (
    <Matrix
      isNarrow
      cases={[null, 0, 11, 9_000_000].map((at): Case => ({
        name: `at ${at}`,
        node: (
          <GoalPath
            label={`${say(stress.long)} ${at}`}
            goals={both}
            countText={number}
            at={at}
            note={say(stress.unbroken)}
            person={{ name: say(stress.mixed) }}
          />
        ),
      }))}
    />
  )
}
/** On a phone 320 px wide, nothing overflows. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvasElement }) => {
    for (const path of foundAll(canvasElement, '[data-component="GoalPath"]'))
      await expect(path.scrollWidth).toBeLessThanOrEqual(path.clientWidth)
  },
}
