import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = { title: 'Components/ProgressBar/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

/** A value beyond an end is drawn at that end. */
const shares = [-0.5, 0, 0.004, 0.5, 0.996, 1, 1.7]

export const EveryShare: StoryObj = {
  render: () => (
    <Matrix
      cases={shares.map((share): Case => ({
        name: `${share}`,
        node: <ProgressBar label={<Say pair={{ en: 'Uploading picture', ar: 'جارٍ رفع الصورة' }} />} value={share} />,
      }))}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({ name, node: <ProgressBar label={<Say pair={pair} />} value={0.64} /> }))}
    />
  ),
}
