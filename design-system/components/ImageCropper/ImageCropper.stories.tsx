import { useEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { spoken } from '../../stories/say.tsx'
import type { Area } from './fit.ts'
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx'
import { cutPicture, openPicture, type Picture } from './picture.ts'
import { coloursOf, samplePicture, turnedPicture } from './picture.sample.ts'
import { cropShapeNames } from './shapes.ts'

/** Opens a picture in the same way as `CropDialog`. */
function Sample({ width = 1200, height = 900, ...props }: Omit<ImageCropperProps, 'url'> & { width?: number; height?: number }) {
  const [picture, setPicture] = useState<Picture>()
  const isCurrent = useRef(true)
  useEffect(() => {
    isCurrent.current = true
    void samplePicture(width, height)
      .then(openPicture)
      .then((opened) => isCurrent.current && setPicture(opened))
    return () => {
      isCurrent.current = false
    }
  }, [width, height])
  return <div style={{ maxInlineSize: 427 }}>{picture && <ImageCropper {...props} url={picture.url} />}</div>
}

const meta = {
  title: 'Components/ImageCropper',
  component: Sample,
  args: { shape: 'circle', onAreaChange: fn() },
  argTypes: { shape: { control: 'inline-radio', options: cropShapeNames } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Cover: Story = { args: { shape: 'cover' } }
export const Disabled: Story = { args: { isDisabled: true } }

/** Plus and minus zoom by a tenth. The slider runs from 0 to 10 and announces the zoom. Arrow keys move the picture. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, args, canvasElement }) => {
    const { say, message } = spoken(globals)
    const area = await canvas.findByRole('group', { name: message('ds.imageCropper.area') })
    const slider = canvas.getByRole('slider', { name: message('ds.imageCropper.zoom') })
    const says = (share: string) => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(share))
    await says(say({ en: '100%', ar: '١٠٠٪' }))
    area.focus()
    await userEvent.keyboard('++')
    await says(say({ en: '120%', ar: '١٢٠٪' }))
    await expect(slider).toHaveValue('1')
    await expect(canvasElement.querySelector('img')!.style.transform).toContain('scale(1.2)')
    const onAreaChange = args.onAreaChange as ReturnType<typeof fn<(area: Area) => void>>
    const before = onAreaChange.mock.lastCall![0]
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(onAreaChange.mock.lastCall![0].x).toBeLessThan(before.x))
    await userEvent.click(canvas.getByRole('button', { name: message('ds.imageCropper.zoomOut') }))
    await expect(slider).toHaveValue('0.5')
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveValue('10')
  },
}

const whole: Area = { x: 0, y: 0, width: 100, height: 100 }

/** A phone held upright stores its picture rotated. The picture is shown and cut upright. */
export const StandsUpright: Story = {
  render: () => <p />,
  play: async () => {
    const picture = await openPicture(await turnedPicture(400, 300))
    await expect(picture.size).toEqual({ width: 300, height: 400 })
    // A quarter turn: the stored lower left is shown at the upper left.
    const upright = ['#83378A', '#0B6B5E', '#1D62B4', '#F2A516']
    await expect((await coloursOf(await cutPicture(picture, whole, { width: 300, height: 400 }))).quarters).toEqual(upright)
    await expect((await coloursOf(await (await fetch(picture.url)).blob())).quarters).toEqual(upright)
    const upperLeft = await cutPicture(picture, { x: 0, y: 0, width: 50, height: 50 }, { width: 1024, height: 1024 })
    await expect((await coloursOf(upperLeft)).quarters.slice(0, 1)).toEqual(['#83378A'])
    picture.close()
  },
}

/** The result is a JPEG no larger than necessary, also for a picture with transparent parts. */
export const CutToSize: Story = {
  render: () => <p />,
  play: async () => {
    const picture = await openPicture(await samplePicture(1800, 1200, 'صورتي.png'))
    const cut = await cutPicture(picture, { x: 0, y: 0, width: 66.667, height: 100 }, { width: 1024, height: 1024 })
    await expect(cut.type).toBe('image/jpeg')
    await expect(cut.name).toBe('صورتي.jpg')
    await expect(await coloursOf(cut)).toMatchObject({ width: 1024, height: 1024 })
    picture.close()
  },
}

/** A picture so wide that some canvases refuse it still opens and is cut. */
export const HugePictures: Story = {
  render: () => <p />,
  play: async () => {
    const picture = await openPicture(await samplePicture(12_000, 120, 'large.jpg'))
    await expect(picture.size).toEqual({ width: 12_000, height: 120 })
    const cut = await cutPicture(picture, { x: 0, y: 0, width: 1, height: 100 }, { width: 1024, height: 1024 })
    await expect(await coloursOf(cut)).toMatchObject({ width: 120, height: 120 })
    picture.close()
  },
}
