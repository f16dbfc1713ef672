import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { MilestonePath, type Milestone } from './MilestonePath.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/MilestonePath/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const some = (count: number): Milestone[] =>
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
        <MilestonePath
          key={count}
          label={`${say({ en: 'Milestones', ar: 'المراحل' })} ${number(count)}`}
          milestones={some(count)}
          countText={number}
          at={count * 12}
          traveller={{ name: say({ en: 'Reem', ar: 'ريم' }), kind: 'networker' }}
        />
      ))}
    </Stack>
  )
}
export const OneToTen: StoryObj = { render: () => <Counts /> }

function Hard() {
  const { number } = useFormats()
  const say = useSay()
  const milestones: Milestone[] = Object.entries(stress).map(([id, pair], at) => ({
    id,
    target: 10 ** (at + 1),
    reward: { kind: 'experience', title: say(pair) },
    achieved: say(pair),
    isWaiting: at === 1,
  }))
  const both = [...milestones, { id: 'huge', target: 9_000_000, reward: { kind: 'cash' as const, halalas: 999_999_999_99 } }]
  return (
    <Matrix
      isNarrow
      cases={[null, 0, 11, 9_000_000].map((at): Case => ({
        name: `at ${at}`,
        node: (
          <MilestonePath
            label={`${say(stress.long)} ${at}`}
            milestones={both}
            countText={number}
            at={at}
            note={say(stress.unbroken)}
            traveller={{ name: say(stress.mixed) }}
          />
        ),
      }))}
    />
  )
}
/** Nothing reaches beyond a phone of 320 px. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvasElement }) => {
    for (const path of foundAll(canvasElement, '[data-component="MilestonePath"]'))
      await expect(path.scrollWidth).toBeLessThanOrEqual(path.clientWidth)
  },
}
