import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { RichText, type RichTextProps } from './RichText.tsx'
import { RichTextView, type WrittenPart } from './RichTextView.tsx'

const words = {
  label: { en: 'About the group', ar: 'نبذة عن المجموعة' },
  hint: { en: 'What you do together, and whom you look for', ar: 'ما تفعلونه معًا ومن تبحثون عنه' },
  error: { en: 'Write at least three characters', ar: 'اكتب ثلاثة أحرف على الأقل' },
  written: {
    en: '<p>We cook what <strong>Riyadh</strong> eats at home.</p><p>نطبخ كل <em>جمعة</em>.</p><ul><li>Recipes of our mothers</li><li>Honest kitchens</li></ul><p>More on <a href="https://example.com/kitchens">our page</a>.</p>',
    ar: '<p>نطبخ ما تأكله <strong>الرياض</strong> في بيوتها.</p><p>We cook every <em>Friday</em>.</p><ul><li>وصفات أمهاتنا</li><li>مطابخ صادقة</li></ul><p>المزيد في <a href="https://example.com/kitchens">صفحتنا</a>.</p>',
  },
}

function Sample(props: Omit<RichTextProps, 'label'>) {
  return <RichText label={<Say pair={words.label} />} {...props} />
}

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { label: '', counter: { limit: 500, advised: 250 }, onChange: fn() },
  argTypes: { label: { control: false }, hint: { control: false }, errorMessage: { control: false } },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

function Written(props: Omit<RichTextProps, 'label'>) {
  const say = useSay()
  return <Sample {...props} defaultValue={say(words.written)} />
}
export const Filled: Story = { render: ({ label: _label, ...args }) => <Written {...args} /> }
export const Invalid: Story = { args: { errorMessage: <Say pair={words.error} /> } }
export const Disabled: Story = { args: { isDisabled: true }, render: ({ label: _label, ...args }) => <Written {...args} /> }

const textOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: /About the group|نبذة/ })

/** Presses the placeholder and returns the editor once it is loaded. */
async function editorOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await textOf(canvasElement))
  await waitFor(async () => expect(await textOf(canvasElement)).toHaveAttribute('contenteditable', 'true'))
  return textOf(canvasElement)
}

/** Text typed before the editor is loaded continues in it, letter for letter, with the same cursor position. */
export const BegunBeforeItIsThere: Story = {
  play: async ({ canvasElement, args }) => {
    const place = await textOf(canvasElement)
    await expect(place).not.toHaveAttribute('contenteditable')
    const { blockSize } = getComputedStyle(place.closest('[data-part="box"]')!)
    await fireEvent.compositionStart(place)
    await userEvent.type(place, 'Riyad  eats{Enter}well ')
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Riyad  eats</p><p>well </p>')
    if (place instanceof HTMLTextAreaElement) place.setSelectionRange(5, 5)
    await fireEvent.compositionEnd(place)
    await waitFor(async () => expect(await textOf(canvasElement)).toHaveAttribute('contenteditable', 'true'))
    const editor = await textOf(canvasElement)
    await expect(editor).toHaveFocus()
    await expect(getComputedStyle(editor.closest('[data-part="box"]')!).blockSize).toBe(blockSize)
    await userEvent.keyboard('h')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Riyadh  eats</p><p>well </p>'))
  },
}

/** Shortcuts and buttons make text bold, italic and underlined; buttons make lists. The toolbar is one tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message, language } = spoken(globals)
    const tool = (name: string) => canvas.getByRole('button', { name: message(`ds.richText.${name}`) })
    const editor = await editorOf(canvasElement)
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(tool('strong')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('Riyadh')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Riyadh</strong></p>'))
    await userEvent.tab({ shift: true })
    await expect(tool('link')).toHaveFocus()
    const back = language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}'
    await userEvent.keyboard(back.repeat(2))
    await expect(tool('bulletList')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><strong>Riyadh</strong></li></ul>'))
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.click(tool('orderedList'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ol><li><strong>Riyadh</strong></li></ol>'))
  },
}

/** A bare domain becomes an address; other text is refused with a message. */
export const Links: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message } = spoken(globals)
    const editor = await editorOf(canvasElement)
    await userEvent.click(editor)
    await userEvent.keyboard('page')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await screen.findByRole('textbox', { name: message('ds.richText.link.address') })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription(message('ds.richText.link.refused'))
    await userEvent.clear(address)
    await userEvent.type(address, 'example.com/a{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/a">page</a></p>'))
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: message('ds.richText.link') }))
    await userEvent.click(await screen.findByRole('button', { name: message('ds.richText.link.remove') }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>page</p>'))
  },
}

const pasted = `<meta charset="utf-8"><b style="font-weight:normal"><h2 style="color:red" onclick="alert(1)">Menu</h2>
<div><span style="font:40px x">Rice</span> &amp; <b>lamb</b> <img src=x onerror=alert(1)><script>alert(1)</script></div>
<table><tr><td>Dates</td></tr></table><a href="javascript:alert(1)">bad</a> <a href="https://example.com" style="x">good</a></b>`

/** Pasted text keeps its words and paragraphs. Colours, sizes, pictures and scripts are removed. */
export const PastedFromElsewhere: Story = {
  play: async ({ canvasElement, args }) => {
    const editor = await editorOf(canvasElement)
    await userEvent.click(editor)
    const carried = new DataTransfer()
    carried.setData('text/html', pasted)
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    const onChange = args.onChange as ReturnType<typeof fn<(html: string) => void>>
    const html = onChange.mock.lastCall![0]
    await expect(html).toContain('<p>Menu</p><p>Rice &amp; <strong>lamb</strong>')
    await expect(html).toContain('bad <a href="https://example.com/">good</a>')
    await expect(html).not.toMatch(/script|style|img|onerror|onclick|table|javascript/)
  },
}

/** The counter is amber past the advised length. At the limit nothing more is accepted, which is announced. */
export const LimitedLength: Story = {
  args: { counter: { limit: 8, advised: 5 } },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { message } = spoken(globals)
    const editor = await editorOf(canvasElement)
    await userEvent.click(editor)
    await userEvent.keyboard('مُحَمَّد')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>مُحَمَّد</p>'))
    const counter = canvasElement.querySelector('[data-part="counter"]')!
    await expect(counter).not.toHaveAttribute('data-over')
    await userEvent.keyboard(' abc')
    await waitFor(() => expect(counter).toHaveAttribute('data-over'))
    await userEvent.keyboard('d')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message('ds.richText.full', { limit: 8 })))
    await expect(editor).toHaveTextContent('مُحَمَّد abc')
  },
}

/** Returns parts that a caller should never pass, as if somebody had changed the stored text. */
const hostile = () =>
  JSON.parse(
    '[{"tag":"p","onclick":"alert(1)","children":["Hello ",{"tag":"img","src":"x","onerror":"alert(1)","children":[]},{"tag":"a","href":"javascript:alert(1)","children":["there"]},{"tag":"iframe","src":"https://example.com"}]},{"tag":"style","children":["*{display:none}"]}]',
  ) as readonly WrittenPart[]

/** The view for readers shows only what it knows. Each paragraph has its own direction, and links open in a new tab. */
export const View: Story = {
  render: () => <Read />,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await expect(canvasElement.querySelectorAll('p[dir="auto"]').length).toBeGreaterThan(2)
    await waitFor(() => expect(canvasElement.querySelector('img, iframe, [data-component="RichTextView"] style, [onclick]')).toBeNull())
    await expect(canvas.getByText('Hello there')).toBeVisible()
  },
}
/** Each paragraph has its own direction. Paragraphs and lists start at the page's start edge, in the editor and in the view (S-05). */
export const BothDirections: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <RichTextView parts={twoWaysParts} />
      <Sample counter={{ limit: 500, advised: 250 }} defaultValue={twoWays} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="textbox"] p').length).toBeGreaterThan(1))
    const page = getComputedStyle(canvasElement).direction
    for (const block of canvasElement.querySelectorAll<HTMLElement>('p[dir], ul[dir]')) {
      const written = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode()
      if (!written) throw new Error('A paragraph without words')
      const letters = document.createRange()
      letters.selectNodeContents(written)
      const [line, box] = [letters.getBoundingClientRect(), block.getBoundingClientRect()]
      const isRtl = /\p{Script=Arabic}/u.test(block.textContent)
      await expect(getComputedStyle(block).direction).toBe(block.tagName === 'UL' ? page : isRtl ? 'rtl' : 'ltr')
      const [before, after] =
        page === 'rtl' ? [box.right - line.right, line.left - box.left] : [line.left - box.left, box.right - line.right]
      // Allows the indentation of a list, which is the space of its marks.
      await expect(before).toBeLessThan(40)
      await expect(after).toBeGreaterThan(before)
    }
  },
}
const twoWays = '<p>We cook</p><ul><li><p>Rice</p></li></ul><p>نطبخ</p><ul><li><p>أرز</p></li></ul>'

const twoWaysParts: readonly WrittenPart[] = [
  { tag: 'p', children: ['We cook'] },
  { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'p', children: ['Rice'] }] }] },
  { tag: 'p', children: ['نطبخ'] },
  { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'p', children: ['أرز'] }] }] },
]

const written: Readonly<Record<'en' | 'ar', readonly WrittenPart[]>> = {
  en: [
    { tag: 'p', children: ['We cook what ', { tag: 'strong', children: ['Riyadh'] }, ' eats at home.'] },
    { tag: 'p', children: ['نطبخ كل ', { tag: 'em', children: ['جمعة'] }, '.'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['Recipes of our mothers'] },
        { tag: 'li', children: ['Honest kitchens'] },
      ],
    },
    { tag: 'p', children: ['More on ', { tag: 'a', href: 'https://example.com/kitchens', children: ['our page'] }, '.'] },
  ],
  ar: [
    { tag: 'p', children: ['نطبخ ما تأكله ', { tag: 'strong', children: ['الرياض'] }, ' في بيوتها.'] },
    { tag: 'p', children: ['We cook every ', { tag: 'em', children: ['Friday'] }, '.'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['وصفات أمهاتنا'] },
        { tag: 'li', children: ['مطابخ صادقة'] },
      ],
    },
    { tag: 'p', children: ['المزيد في ', { tag: 'a', href: 'https://example.com/kitchens', children: ['صفحتنا'] }, '.'] },
  ],
}

function Read() {
  const { language } = useFormats()
  return <RichTextView parts={[...written[language], ...hostile()]} />
}
