import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Tile } from '../../stories/Tile.tsx'
import { carouselSlides } from './Carousel.css.ts'
import { Carousel } from './Carousel.tsx'

const meta = { title: 'Components/Carousel/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const items = Object.entries(stress).map(([id, pair]) => ({ id, name: say(pair) }))
  return (
    <Matrix
      isNarrow
      cases={pairs(carouselSlides, [0, 1, 3]).map(([slides, count]): Case => ({
        name: `${slides} of ${count}`,
        node: (
          <Carousel label={`${slides} ${count}`} items={items.slice(0, count)} slides={slides} nameOf={({ name }) => name}>
            {({ name }) => <Tile>{name}</Tile>}
          </Carousel>
        ),
      }))}
    />
  )
}
export const EveryCount: StoryObj = { render: () => <Everything /> }
