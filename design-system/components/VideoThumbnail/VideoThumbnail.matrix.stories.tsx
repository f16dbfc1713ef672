import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../stories/face.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { VideoThumbnail, videoRatios } from './VideoThumbnail.tsx'

const meta = { title: 'Components/VideoThumbnail/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const posters = { picture: face, missing: null } as const
const posterNames = Object.keys(posters) as (keyof typeof posters)[]

export const EveryRatio: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(videoRatios, posterNames).map(([ratio, poster]): Case => ({
        name: `${ratio} ${poster}`,
        node: <VideoThumbnail title={`${ratio} ${poster}`} ratio={ratio} poster={posters[poster]} seconds={65} onPress={nothing} />,
      }))}
    />
  ),
}

function Hard() {
  const say = useSay()
  const lengths = [0, 59.4, 36_000]
  return (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair], at): Case => ({
        name,
        node: <VideoThumbnail title={say(pair)} seconds={lengths[at]} href="https://example.com" />,
      }))}
    />
  )
}
export const Stress: StoryObj = { render: () => <Hard /> }
