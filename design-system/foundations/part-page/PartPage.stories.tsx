import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { guidance } from '../guidance/all.ts'
import { Page, Section } from '../Page.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Changes } from './Changes.tsx'
import type { Change, Use } from './facts.ts'
import { Guidance } from './Guidance.tsx'
import { halves } from './PartPage.css.ts'
import { Uses } from './Uses.tsx'
import { stateWords, words } from './words.ts'

const meta = { title: 'Foundations/Pages of parts', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const texts = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  limits: { en: '100.00 to 12,980.50', ar: 'من ١٠٠٫٠٠ إلى ١٢٬٩٨٠٫٥٠' },
  hint: { en: 'Arrives by Tuesday', ar: 'يصل حتى الثلاثاء' },
}

const changes: readonly Change[] = [
  { kind: 'changed', day: '2026-11-26', subject: 'Set the thousands mark low in Arabic' },
  { kind: 'fixed', day: '2026-11-19', subject: 'Keep the halalas of a pasted amount' },
  { kind: 'breaking', day: '2026-11-03', subject: 'Take amounts in halalas' },
  { kind: 'added', day: '2026-11-01', subject: 'Add a field for money' },
]
const uses: readonly Use[] = ['Withdraw', 'Top up', 'Budget', 'Objectives', 'Rate card builder', 'Adjustments', 'Filters', 'Edit'].map(
  (name) => ({
    name,
    place: 'Wallet',
    path: `/story/${name}`,
  }),
)

const Picture = () => (
  <MoneyField
    size="large"
    label={<Say pair={texts.amount} />}
    aside={<Say pair={texts.limits} />}
    hint={<Say pair={texts.hint} />}
    defaultValue={500_00}
  />
)

/** Each page of a part ends with these sections. They are made from its stories, its rules and the repository. */
export const PagesOfParts: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Pages of parts', ar: 'صفحات الأجزاء' }}
      lead={{
        en: 'Every page of a part shows its elements with their tokens, its rules, its changes, and where it is used. All of this is generated.',
        ar: 'تعرض صفحة كل جزء عناصره ورموز تصميمها، وقواعده، وتغييراته، وأين يُستعمل. وكل ذلك يُولَّد تلقائيًا.',
      }}
    >
      <Section title={words.anatomy} lead={words.press}>
        <Anatomy component="MoneyField">
          <Picture />
        </Anatomy>
      </Section>
      <Guidance rules={guidance.MoneyField ?? []} />
      <div className={halves}>
        <Changes changes={changes} />
        <Uses uses={uses} />
      </div>
    </Page>
  ),
}

/** A press on an element shows its tokens with their values in both themes, and the contrast of its text. Names of tokens can be copied. */
export const ShowsTokensOfAPart: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: PagesOfParts.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language, message } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const rowOf = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-token="${name}"]`)
    const parts = within(canvas.getByRole('list', { name: say(words.parts) }))
    const names = parts.getAllByRole('button').map((button) => button.lastChild?.textContent)
    await expect(names).toEqual(['Money field', 'Label', 'Aside', 'Box', 'Currency', 'Notes', 'Hint'])

    const currency = parts.getByRole('button', { name: 'Currency' })
    currency.focus()
    await userEvent.keyboard('{Enter}')
    await expect(currency).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('heading', { level: 3, name: 'Currency' })).toBeVisible()
    const row = rowOf('decision.colour.textMuted')
    await expect(row).toHaveTextContent('#5F5A68')
    await expect(row).toHaveTextContent('#ADA7B6')
    await expect(rowOf(`decision.type.${language === 'ar' ? 'arabic' : 'latin'}.desktop.body`)).toBeInTheDocument()
    await expect(rowOf('decision.colour.primary')).toBeNull()
    await expect(canvas.getByText('decision.colour.surface')).toBeVisible()
    await userEvent.click(within(row!).getByRole('button', { name: message('ds.copyButton.copy') }))
    await expect(write).toHaveBeenCalledWith('decision.colour.textMuted')

    await userEvent.click(parts.getByRole('button', { name: 'Box' }))
    await expect(rowOf('decision.colour.borderControl')).toBeInTheDocument()
    await expect(rowOf('decision.radius.control')).toBeInTheDocument()
    const inState = (state: string) =>
      [...canvasElement.querySelectorAll<HTMLElement>(`[data-state="${state}"] [data-token]`)].map(({ dataset }) => dataset['token'])
    await expect(canvas.getByText(say(stateWords.focused))).toBeVisible()
    await expect(inState('focused')).toContain('decision.colour.focus')
    await expect(inState('focused')).not.toContain('decision.radius.control')
    await expect(inState('disabled')).toContain('decision.colour.sunken')
    await expect(inState('invalid')).toContain('decision.colour.danger')
  },
}

const framed = `<style>.a { background: var(--w-colour-surface) } .a:hover { background: var(--w-colour-sunken) }</style>
  <div data-component="Dialog"><div class="a" data-part="header">1</div></div>`

/** A picture in a frame is read in its frame: its parts, and the tokens of its own style sheets. */
export const ReadsPartsOfAFrame: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: () => (
    <Anatomy component="Dialog" isFramed>
      <iframe title={words.anatomy.en} srcDoc={framed} sandbox="allow-same-origin" style={{ inlineSize: '100%', border: 0 }} />
    </Anatomy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Header' }))
    const tokens = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map(({ dataset }) => dataset['token'])
    await expect(tokens).toEqual(['decision.colour.surface', 'decision.colour.sunken'])
    await expect(canvasElement.querySelector('[data-state="hovered"]')).toContainElement(
      canvasElement.querySelector<HTMLElement>('[data-token="decision.colour.sunken"]'),
    )
  },
}

/** A press on the picture chooses the element at that point. The picture takes no focus. */
export const ReadsPressesOnThePicture: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: PagesOfParts.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const parts = within(canvas.getByRole('list', { name: say(words.parts) }))
    const picture = canvasElement.querySelector('[data-part="currency"]')
    const { left, top, width, height } = picture!.getBoundingClientRect()
    const figure = picture!.closest('[role="presentation"]')
    await userEvent.pointer({ keys: '[MouseLeft]', target: figure!, coords: { clientX: left + width / 2, clientY: top + height / 2 } })
    await waitFor(() => expect(parts.getByRole('button', { name: 'Currency' })).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvasElement.querySelector('[data-part="box"] input')).not.toHaveFocus()
  },
}

/** A press on the button shows the whole list of screens. */
export const ListsAllScreens: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: () => <Uses uses={uses} />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(words.all), 'u') }))
    await expect(canvas.getAllByRole('link')).toHaveLength(uses.length)
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}

/** Every picture of every rule can be drawn. Neither the keyboard nor screen readers reach what is in it. */
export const EveryRule: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: () => (
    <>
      {Object.entries(guidance).map(([name, rules]) => (
        <section key={name} data-rules-of={name}>
          <Guidance rules={rules} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const section of canvasElement.querySelectorAll<HTMLElement>('[data-rules-of]')) {
      const count = (verdict: string) => section.querySelectorAll(`[data-verdict="${verdict}"]`).length
      await expect([section.dataset['rulesOf'], count('do') >= 2, count('dont') >= 2]).toEqual([section.dataset['rulesOf'], true, true])
    }
    const pictures = [...canvasElement.querySelectorAll<HTMLElement>('[data-verdict] > :first-child')]
    await expect(pictures.every(({ inert }) => inert)).toBe(true)
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}
