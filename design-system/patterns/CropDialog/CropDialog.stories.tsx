import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { FileChooser } from '../../components/FileDrop/FileChooser.tsx'
import { brokenPicture, coloursOf, samplePicture } from '../../components/ImageCropper/picture.sample.ts'
import { cropShapeNames } from '../../components/ImageCropper/shapes.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { CropDialog, type CropDialogProps } from './CropDialog.tsx'

const words = {
  title: { en: 'Crop your photo', ar: 'قصّ الصورة' },
  hint: { en: 'At least 700 × 200 pixels, up to 10 MB', ar: 'لا تقل عن ٧٠٠ × ٢٠٠ بكسل، وبحجم ١٠ ميغابايت على الأكثر' },
}

function Sample(props: Pick<CropDialogProps, 'shape' | 'onSave' | 'hint' | 'least'>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Say pair={words.title} />
      </Button>
      <CropDialog {...props} isOpen={isOpen} onOpenChange={setOpen} title={<Say pair={words.title} />} />
    </>
  )
}

/** The dialog in a form: a button opens the device's file chooser, and the dialog opens with the chosen file. */
function Chooser({ onSave }: Pick<CropDialogProps, 'onSave'>) {
  const [file, setFile] = useState<File | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FileChooser
        kinds={['jpeg', 'png']}
        onTake={([chosen]) => {
          setFile(chosen ?? null)
          setOpen(true)
        }}
      >
        <Button iconStart="camera">
          <Say pair={words.title} />
        </Button>
      </FileChooser>
      <CropDialog shape="circle" file={file} isOpen={isOpen} onOpenChange={setOpen} onSave={onSave} title={<Say pair={words.title} />} />
    </>
  )
}

const meta = {
  title: 'Patterns/CropDialog',
  component: Sample,
  args: { shape: 'circle', onSave: fn() },
  argTypes: { shape: { control: 'inline-radio', options: cropShapeNames }, hint: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ForACover: Story = { args: { shape: 'cover', hint: <Say pair={words.hint} /> } }

const pick = async (file: File) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false })
  return dialog
}

/** A picture is picked, cropped and saved. The picture has the focus, the result is a square JPEG, and the dialog closes. */
export const PickCropSave: Story = {
  play: async ({ globals, args }) => {
    const { message } = spoken(globals)
    const dialog = await pick(await samplePicture(1600, 1200))
    const area = await within(dialog).findByRole('group', { name: message('ds.imageCropper.area') })
    await waitFor(() => expect(area).toHaveFocus())
    await userEvent.click(await within(dialog).findByRole('button', { name: message('ds.cropDialog.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const onSave = args.onSave as ReturnType<typeof fn<(file: File) => void>>
    await expect(await coloursOf(onSave.mock.lastCall![0])).toMatchObject({ width: 1024, height: 1024 })
  },
}

/** The page passes a chosen `file`. The dialog opens with the latest file each time, and returns the focus when it closes. */
export const ChosenBefore: Story = {
  render: ({ onSave }) => <Chooser onSave={onSave} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message } = spoken(globals)
    const choose = async (file: File) =>
      userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false })
    const button = canvas.getByRole('button')
    button.focus()
    await choose(new File(['MZ\u0090'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(screen.getByText(message('ds.fileDrop.refused.type.pictures'))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: message('ds.dialog.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await choose(await samplePicture(1600, 1200))
    const area = await screen.findByRole('group', { name: message('ds.imageCropper.area') })
    await waitFor(() => expect(area).toHaveFocus())
    await waitFor(() => expect(screen.queryByText(message('ds.fileDrop.refused.type.pictures'))).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: message('ds.cropDialog.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** The dialog while a picture is cropped. */
export const Cropping: Story = {
  play: async ({ globals }) => {
    const dialog = await pick(await samplePicture(1600, 1200))
    await expect(await within(dialog).findByRole('slider', { name: spoken(globals).message('ds.imageCropper.zoom') })).toBeInTheDocument()
  },
}

export const CroppingOnAPhone: Story = { ...Cropping, args: { shape: 'cover' }, globals: { viewport: { value: 'mobile1' } } }

/** A renamed file and a damaged picture are refused with a message. Another file can be picked immediately. */
export const Refused: Story = {
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    await pick(new File(['MZ\u0090'], 'me.png', { type: 'image/png' }))
    await expect(await screen.findByText(message('ds.fileDrop.refused.type.pictures'))).toBeInTheDocument()
    await pick(brokenPicture())
    await expect(await screen.findByText(message('ds.cropDialog.broken'))).toBeInTheDocument()
  },
}

/** A file with too few pixels is refused before cropping, with a message that has its size. Another file can be picked immediately. */
export const TooSmall: Story = {
  args: { shape: 'cover', least: { width: 700, height: 200 } },
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    const dialog = await pick(await samplePicture(640, 480))
    const refusal = message('ds.cropDialog.small', { width: 640, height: 480, leastWidth: 700, leastHeight: 200 })
    await waitFor(() => expect(within(dialog).getByText(refusal)).toBeVisible())
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: message('ds.cropDialog.save') })).toBeNull())
  },
}

/** A part with too few pixels cannot be saved. The dialog shows the size of the part until enough pixels are inside the frame. */
export const ZoomedTooFar: Story = {
  args: { shape: 'cover', least: { width: 700, height: 200 } },
  play: async ({ globals, args }) => {
    const { message } = spoken(globals)
    const dialog = await pick(await samplePicture(1400, 400))
    const press = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1) await userEvent.click(within(dialog).getByRole('button', { name: message(name) }))
    }
    await within(dialog).findByRole('button', { name: message('ds.cropDialog.save') })
    await press('ds.imageCropper.zoomIn', 15)
    await press('ds.cropDialog.save', 1)
    await waitFor(() => expect(dialog.querySelector('[data-component="Banner"]')).toBeVisible())
    await expect(args.onSave).not.toHaveBeenCalled()
    await press('ds.imageCropper.zoomOut', 15)
    await waitFor(() => expect(dialog.querySelector('[data-component="Banner"]')).toBeNull())
    await press('ds.cropDialog.save', 1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** If saving fails, the picture stays and can be saved again. */
export const NotSaved: Story = {
  play: async ({ globals, args }) => {
    const { message } = spoken(globals)
    const onSave = args.onSave as ReturnType<typeof fn<(file: File) => Promise<void>>>
    onSave.mockRejectedValueOnce(new Error('The line broke'))
    const dialog = await pick(await samplePicture(800, 600))
    await userEvent.click(await within(dialog).findByRole('button', { name: message('ds.cropDialog.save') }))
    await expect(await within(dialog).findByText(message('ds.cropDialog.unsaved'))).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: message('ds.cropDialog.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
