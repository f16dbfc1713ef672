import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../stories/face.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Image } from './Image.tsx'
import { imageRatios } from './Image.css.ts'

const meta = { title: 'Components/Image/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const sources = { picture: face, missing: null, broken: 'data:image/png;base64,AAAA' } as const
const sourceNames = Object.keys(sources) as (keyof typeof sources)[]

export const EveryRatioAndSource: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(imageRatios, sourceNames).map(([ratio, source]): Case => ({
        name: `${ratio} ${source}`,
        node: <Image ratio={ratio} src={sources[source]} alt="" name={`${ratio} ${source}`} isRounded />,
      }))}
    />
  ),
}

function Hard() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({ name, node: <Image alt={say(pair)} name={say(pair)} /> }))}
    />
  )
}
export const Stress: StoryObj = { render: () => <Hard /> }
