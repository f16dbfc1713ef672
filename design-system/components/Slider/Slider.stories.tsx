import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Slider } from './Slider.tsx'

const words = {
  zoom: { en: 'Zoom', ar: 'التكبير' },
  hint: { en: 'The picture is cut to the circle', ar: 'تُقص الصورة على شكل الدائرة' },
}

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: <Say pair={words.zoom} />, minValue: 0, maxValue: 10, step: 0.1, defaultValue: 2.5, onChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

/** Values increase towards the end of the line in both reading directions, by keyboard and by pointer. */
export const Moved: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { say, language } = spoken(globals)
    const [more, less] = language === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    const slider = canvas.getByRole('slider', { name: say(words.zoom) })
    slider.focus()
    await userEvent.keyboard(more)
    await expect(args.onChange).toHaveBeenLastCalledWith(2.6)
    await userEvent.keyboard(`${less}${less}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(2.4)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(language === 'ar' ? '١٠٫٠' : '10.0')
    await userEvent.keyboard(`${more}{Home}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    const thumb = canvasElement.querySelector('[data-part="thumb"]')!.getBoundingClientRect()
    const track = canvasElement.querySelector('[data-part="track"]')!.getBoundingClientRect()
    await expect(thumb.x > track.x + track.width / 2).toBe(language === 'ar')
  },
}

export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const Disabled: Story = { args: { isDisabled: true } }
