import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Box } from '../../primitives/Box/Box.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Card } from '../Card/Card.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { carouselSlides } from './Carousel.css.ts'
import { Carousel, type CarouselProps } from './Carousel.tsx'

type Good = { id: string; name: Pair }
const goods: readonly Good[] = [
  { id: 'beans', name: { en: 'Diriyah blend, 250 g', ar: 'خلطة الدرعية، ٢٥٠ غ' } },
  { id: 'brew', name: { en: 'Cold brew bottle', ar: 'قهوة باردة معبأة' } },
  { id: 'drip', name: { en: 'Dripper set', ar: 'طقم التقطير' } },
  { id: 'cups', name: { en: 'Two travel cups', ar: 'كوبان للسفر' } },
]
const label: Pair = { en: 'What you’ll promote', ar: 'ما ستروّج له' }

function Goods(props: Partial<CarouselProps<Good>>) {
  const say = useSay()
  return (
    <div style={{ maxInlineSize: 420 }}>
      <Carousel items={goods} {...props} label={say(label)} nameOf={({ name }) => say(name)}>
        {({ id, name }) => (
          <Card isClipped>
            <Cover name={id} ink="sand" ratio="card" />
            <Box padding="md">
              <Text look="label">{say(name)}</Text>
            </Box>
          </Card>
        )}
      </Carousel>
    </div>
  )
}

const meta = {
  title: 'Components/Carousel',
  component: Goods,
  argTypes: { items: { control: false }, slides: { control: 'inline-radio', options: carouselSlides } },
} satisfies Meta<typeof Goods>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The buttons move along the reading direction and announce the current slide. At the ends the button without a next slide is disabled. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const [previous, next] = [
      canvas.getByRole('button', { name: message('ds.carousel.previous') }),
      canvas.getByRole('button', { name: message('ds.carousel.next') }),
    ]
    await expect(previous).toBeDisabled()
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent(message('ds.carousel.position', { position: 2, count: 4 }))
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: 'Cold brew bottle', ar: 'قهوة باردة معبأة' }))
    const track = canvas.getByRole('list')
    await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100))
    await expect(Math.sign(track.scrollLeft)).toBe(say({ en: '1', ar: '-1' }) === '1' ? 1 : -1)
  },
}
/** The arrow key of the reading direction moves to the next slide: in Arabic the left arrow. End moves to the last slide. */
export const ByKeyboard: Story = {
  args: { slides: 'one' },
  play: async ({ canvas, globals }) => {
    const { language, message } = spoken(globals)
    canvas.getByRole('list').focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(message('ds.carousel.position', { position: 2, count: 4 }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(message('ds.carousel.position', { position: 4, count: 4 }))
    await waitFor(() => expect(canvas.getByRole('button', { name: message('ds.carousel.next') })).toBeDisabled())
  },
}
