import { describe, expect, it } from 'vitest'
import { changesAsJson, changesAsMarkdown, tokenChanges, type Version } from './changes.ts'

type Token = readonly [css: string, alias?: string]
const theme = (tokens: Readonly<Record<string, Token>>) =>
  new Map(Object.entries(tokens).map(([name, [css, alias]]) => [name, { type: 'color', css, ...(alias !== undefined && { alias }) }]))
const version = (light: Readonly<Record<string, Token>>, dark = light): Version => ({ light: theme(light), dark: theme(dark) })

const old = version(
  { 'option.jade': ['#111111'], 'option.gone': ['1px'], 'decision.primary': ['#111111', 'option.jade'], 'decision.ink': ['#000000'] },
  { 'option.jade': ['#111111'], 'option.gone': ['1px'], 'decision.primary': ['#999999'], 'decision.ink': ['#ffffff'] },
)
const now = version(
  { 'option.jade': ['#222222'], 'option.new': ['2px'], 'decision.primary': ['#222222', 'option.jade'], 'decision.ink': ['#000000'] },
  { 'option.jade': ['#222222'], 'option.new': ['2px'], 'decision.primary': ['#999999'], 'decision.ink': ['#eeeeee'] },
)
const changes = tokenChanges(old, now)

describe('the changes of tokens', () => {
  it('are empty between equal versions', () => {
    expect(tokenChanges(old, old)).toEqual([])
    expect(changesAsMarkdown('v0.1.0', [])).toBe('# Tokens changed since v0.1.0\n\nNo token was added, removed or changed.\n')
  })

  it('list what was added, removed and changed, with the values of both themes', () => {
    expect(changes.map(({ token, kind }) => `${kind} ${token}`)).toEqual([
      'changed decision.ink',
      'changed decision.primary',
      'removed option.gone',
      'changed option.jade',
      'added option.new',
    ])
    expect(changes[0]).toMatchObject({
      before: { light: { css: '#000000' }, dark: { css: '#ffffff' } },
      after: { light: { css: '#000000' }, dark: { css: '#eeeeee' } },
    })
  })

  it('mark a token that changed only because the token it points at changed', () => {
    expect(changes.find(({ token }) => token === 'decision.primary')?.follows).toBe('option.jade')
    expect(changes.find(({ token }) => token === 'option.jade')?.follows).toBeUndefined()
    const turned = version({ 'decision.primary': ['#111111', 'option.other'] })
    const [change] = tokenChanges(version({ 'decision.primary': ['#111111', 'option.jade'] }), turned)
    expect(change).toMatchObject({ kind: 'changed', after: { light: { alias: 'option.other' } } })
    expect(change?.follows).toBeUndefined()
  })

  it('are written as Markdown, by kind', () => {
    const text = changesAsMarkdown('v0.1.0', changes)
    expect(text).toContain('1 added, 1 removed, 3 changed.')
    expect(text.match(/^## .+$/gmu)).toEqual([
      '## Changed (2)',
      '## Changed because the token that they point at changed (1)',
      '## Added (1)',
      '## Removed (1)',
    ])
    expect(text).toContain('| `decision.ink` | `#000000` | `#000000` | `#ffffff` | `#eeeeee` |')
    expect(text).toContain('| `decision.primary` | `#111111` (`option.jade`) | `#222222` (`option.jade`) | `#999999` | `#999999` |')
    expect(text).toContain('| `option.new` | `2px` | `2px` |')
  })

  it('are written as JSON with the number of each kind', () =>
    expect(JSON.parse(changesAsJson('v0.1.0', changes))).toEqual({
      form: 1,
      since: 'v0.1.0',
      count: { added: 1, removed: 1, changed: 3 },
      changes,
    }))
})
