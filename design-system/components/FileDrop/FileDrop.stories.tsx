import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { isolate } from '../../locale/isolate.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { FileDrop, type FileKind, type FileDropProps } from './FileDrop.tsx'
import { sampleFile, slowLine } from './line.sample.ts'
import { megabyte } from './refuse-file.ts'

const words = {
  label: { en: 'Commercial registration', ar: 'السجل التجاري' },
  hint: { en: 'PDF, up to 50 MB', ar: 'PDF بحجم ٥٠ ميغابايت على الأكثر' },
  error: { en: 'Add at least one document', ar: 'أضف مستندًا واحدًا على الأقل' },
}
const pdf: readonly FileKind[] = ['pdf']

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop<string>,
  args: {
    label: <Say pair={words.label} />,
    hint: <Say pair={words.hint} />,
    kinds: pdf,
    maxBytes: 50 * megabyte,
    isMultiple: true,
    send: slowLine().send,
    onChange: fn(),
  },
  argTypes: { label: { control: false }, hint: { control: false }, send: { control: false } },
} satisfies Meta<FileDropProps<string>>
export default meta
type Story = StoryObj<typeof meta>

const picker = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!

export const Default: Story = {}

const toTheEnd = slowLine()
/** A file is sent and its progress is announced in quarters. The file then holds the result of `send`. */
export const SentToTheEnd: Story = {
  args: { send: toTheEnd.send },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message } = spoken(globals)
    const name = 'السجل التجاري 2026.pdf'
    await userEvent.upload(picker(canvasElement), sampleFile(name, 'pdf'))
    await waitFor(() => expect(toTheEnd.isOnItsWay(name)).toBe(true))
    toTheEnd.journey(name).onProgress(0.3)
    const bar = await canvas.findByRole('progressbar', { name })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '30'))
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(/25|٢٥/))
    toTheEnd.journey(name).onProgress(0.45)
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '45'))
    await expect(status).toHaveTextContent(/25|٢٥/)
    toTheEnd.journey(name).arrive('key-1')
    await waitFor(() => expect(status).toHaveTextContent(message('ds.fileDrop.spoken.done', { name: isolate(name) })))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ state: { kind: 'done', result: 'key-1' } })]),
    )
    await userEvent.click(canvas.getByRole('button', { name: message('ds.fileDrop.remove', { name: isolate(name) }) }))
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: message('ds.fileDrop.choose', { count: 2 }) })).toHaveFocus()
  },
}

/** Without `send` the files wait for their form and are shown as ready. */
export const HeldForTheForm: Story = {
  args: { send: undefined },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message } = spoken(globals)
    await userEvent.upload(picker(canvasElement), sampleFile('licence.pdf', 'pdf'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(message('ds.fileDrop.spoken.held', { name: isolate('licence.pdf') })),
    )
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ state: { kind: 'done', result: undefined } })]),
    )
  },
}

/** A file with a wrong name, content or size is refused before it is sent. */
export const Refused: Story = {
  args: { maxBytes: megabyte },
  play: async ({ canvas, canvasElement, globals }) => {
    const { message } = spoken(globals)
    await userEvent.upload(
      picker(canvasElement),
      [
        sampleFile('renamed.pdf', 'program'),
        sampleFile('report.docx', 'pdf'),
        sampleFile('too large.pdf', 'pdf', megabyte + 1),
        new File([], 'empty.pdf'),
      ],
      { applyAccept: false },
    )
    await waitFor(() => expect(canvas.getAllByText(message('ds.fileDrop.refused.type.pdf'))).toHaveLength(2))
    await expect(canvas.getAllByText(message('ds.fileDrop.refused.size', { limit: 1 }))[0]).toBeVisible()
    await expect(canvas.getAllByText(message('ds.fileDrop.refused.empty'))[0]).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument())
  },
}

const broken = slowLine()
/** If the connection fails, the files stay. Trying again sends only the files that failed. */
export const GoesOnAfterAnError: Story = {
  args: { send: broken.send },
  play: async ({ canvas, canvasElement, globals }) => {
    const { message } = spoken(globals)
    const [first, second, third] = ['licence.pdf', 'bank letter.pdf', 'address.pdf'] as const
    await userEvent.upload(
      picker(canvasElement),
      [first, second, third].map((name) => sampleFile(name, 'pdf')),
    )
    await waitFor(() => expect(broken.isOnItsWay(second)).toBe(true))
    await expect(broken.isOnItsWay(third)).toBe(false)
    broken.journey(first).arrive('key-1')
    broken.journey(second).fail()
    await waitFor(() => expect(broken.isOnItsWay(third)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: message('ds.fileDrop.cancel', { name: isolate(third) }) }))
    await expect(broken.journey(third).signal.aborted).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: message('ds.fileDrop.retryAll', { count: 2 }) }))
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2))
    await waitFor(() => expect(broken.journey(third).signal.aborted).toBe(false))
    broken.journey(second).arrive('key-2')
    broken.journey(third).arrive('key-3')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="done"]')).toHaveLength(3))
  },
}

/** A file that is dropped on the zone is accepted. */
export const Dropped: Story = {
  play: async ({ canvasElement, canvas }) => {
    // Files made by a script have no file system entry, unlike real files.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry)
    const carried = new DataTransfer()
    carried.items.add(sampleFile('dropped.pdf', 'pdf'))
    const zone = canvasElement.querySelector('[data-part="zone"]')!
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }))
    await waitFor(() => expect(canvas.getByText('dropped.pdf')).toBeVisible())
    entry.mockRestore()
  },
}

export const Invalid: Story = { args: { errorMessage: <Say pair={words.error} /> } }
export const Disabled: Story = { args: { isDisabled: true } }
