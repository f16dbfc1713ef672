import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Pagination } from './Pagination.tsx'

const meta = { title: 'Components/Pagination/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const places: readonly [number, number][] = [
  [1, 2],
  [3, 6],
  [1, 32],
  [4, 32],
  [7, 32],
  [29, 32],
  [32, 32],
  [5120, 9999],
]
const named = (name: string, at: number) => `${name}, row ${at + 1}`

export const EveryPlace: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {places.map(([page, pages], at) => (
        <Pagination key={`${page}/${pages}`} label={named('Pages', at)} page={page} pages={pages} onChange={fn()} />
      ))}
    </div>
  ),
}
export const StressFitsAt288: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair], at): Case => ({
        name,
        node: <Pagination label={named(name, at)} page={2} pages={4} onChange={fn()} summary={<Say pair={pair} />} />,
      }))}
    />
  ),
}
