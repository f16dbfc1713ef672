import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { CopyButton } from '../components/CopyButton/CopyButton.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, spoken, useSay, type Pair } from '../stories/say.tsx'
import { column, controlCell, middleCell, mono, rows, sample, table, valueLine } from './Page.css.ts'
import { Page, Section } from './Page.tsx'
import { tokensFor, type TokenGroup } from './token-groups.ts'

const meta = { title: 'Foundations/Tokens', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const words = {
  find: { en: 'Find a token by name, value or group', ar: 'ابحث عن رمز تصميم باسمه أو قيمته أو مجموعته' },
  none: { en: 'No token by that name', ar: 'لا رمز تصميم بهذا الاسم' },
  token: { en: 'Token', ar: 'رمز التصميم' },
  value: { en: 'Value, by day and after dark', ar: 'القيمة نهارًا وليلًا' },
  copy: { en: 'Copy', ar: 'النسخ' },
} satisfies Record<string, Pair>

const headings = [words.token, words.value, words.copy]

const Value = ({ name, value }: { name: string; value: string }) => (
  <span className={valueLine}>
    {name.startsWith('decision.colour.') && <span className={sample} style={{ background: value }} aria-hidden />}
    <span className={mono}>{value}</span>
  </span>
)

/** A button’s description is the name that it copies, because all buttons have the same label. */
const Rows = ({ tokens }: Pick<TokenGroup, 'tokens'>) =>
  tokens.map(({ name, light, dark }) => (
    <tr key={name} data-token={name}>
      <th scope="row" className={middleCell}>
        <span id={name} lang="en" dir="ltr">
          {name}
        </span>
      </th>
      <td className={middleCell}>
        <span className={rows}>
          {[...new Set([light, dark])].map((value) => (
            <Value key={value} name={name} value={value} />
          ))}
        </span>
      </td>
      <td className={controlCell}>
        <CopyButton value={name} variant="quiet" size="small" aria-describedby={name} />
      </td>
    </tr>
  ))

const TokenTable = ({ title, tokens }: TokenGroup) => (
  <Section title={title}>
    <table className={table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading.en} scope="col" className={column}>
              <Say pair={heading} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows tokens={tokens} />
      </tbody>
    </table>
  </Section>
)

/** Shows the tokens that match the search, by group, or a message if none does. */
function Tables() {
  const say = useSay()
  const [query, setQuery] = useState('')
  const groups = tokensFor(query)
  return (
    <>
      <div className={rows}>
        <SearchField label={say(words.find)} value={query} onChange={setQuery} />
        <div role="status">{groups.length === 0 && <Text>{say(words.none)}</Text>}</div>
      </div>
      {groups.map((group) => (
        <TokenTable key={group.title.en} {...group} />
      ))}
    </>
  )
}

export const Tokens: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Tokens', ar: 'رموز التصميم' }}
      lead={{
        en: 'What designs are made of, under the names of the token files. Copy a name and search for it in your tool. Type has a page of its own.',
        ar: 'ما تُبنى منه التصاميم، بأسمائها في ملفات رموز التصميم. انسخ الاسم وابحث عنه في أداتك. وللخط صفحته الخاصة.',
      }}
    >
      <Tables />
    </Page>
  ),
}

/** A search finds tokens by name, value and group, in either language. The button of a row copies the token’s name. */
export const FindsAndCopiesAToken: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Tokens.render,
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, message } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')]
    const names = () => shown().map((one) => one.dataset['token'])
    const field = canvas.getByRole('searchbox', { name: say(words.find) })
    await userEvent.type(field, 'الزوايا')
    await expect(names()).toContain('decision.radius.card')
    await expect(names()).not.toContain('decision.space.md')
    await userEvent.clear(field)
    await userEvent.type(field, 'xyz')
    await expect(canvas.getByText(say(words.none))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'primaryHov')
    await expect(names()).toEqual(['decision.colour.primaryHover'])
    const [row] = shown()
    const button = within(row!).getByRole('button', { name: message('ds.copyButton.copy') })
    await expect(button).toHaveAccessibleDescription('decision.colour.primaryHover')
    await userEvent.click(button)
    await expect(write).toHaveBeenCalledWith('decision.colour.primaryHover')
    await waitFor(() => expect(button).toHaveAccessibleName(message('ds.copyButton.copied')))
  },
}
