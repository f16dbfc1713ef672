import { describe, expect, it } from 'vitest'
import { appendices, statedProblems, statedRows } from './stated.ts'

const rows = statedRows(`
## Codes

Words before a table.

| Code | English | Arabic |
|---|---|---|
| NOT_THERE § | We could not find {name}. | لم نعثر على {name}. |

| Stated English | Arabic |
|---|---|
| Success · Photo sent | تم بنجاح · تم رفع الصورة |

| Where | English | Arabic |
|---|---|---|
| Leaving | Leave this group? | هل تريد المغادرة؟ |
`)
const ids = { NOT_THERE: ['NOT_THERE'], 'Success · Photo sent': [['photo.done', 'card.done'], 'photo.sent'] }
const catalogues = {
  en: { NOT_THERE: 'We could not find {name, number}.', 'photo.done': 'Success', 'card.done': 'Success', 'photo.sent': 'Photo sent' },
  ar: { NOT_THERE: 'لم نعثر على {name}.', 'photo.done': 'تم بنجاح', 'card.done': 'تم بنجاح', 'photo.sent': 'تم رفع الصورة' },
}
const problems = (
  change: Partial<(typeof catalogues)['en']>,
  notBuilt = ['Leaving'],
  messages: Parameters<typeof statedProblems>[1] = ids,
) => statedProblems(rows, messages, notBuilt, { ...catalogues, en: { ...catalogues.en, ...change } })

describe('stated texts', () => {
  it('appendices returns the appendices with the given letters', () =>
    expect(appendices('# A\n## A. One\n| a |\n## Appendix B — two\n| b |\n## Appendix D — four\n', ['B', 'C'])).toBe(
      '## Appendix B — two\n| b |\n',
    ))

  it('statedRows reads tables of two and of three columns, without the marks after codes', () =>
    expect(rows.map(({ name, en }) => [name, en])).toEqual([
      ['NOT_THERE', 'We could not find {name}.'],
      ['Success · Photo sent', 'Success · Photo sent'],
      ['Leaving', 'Leave this group?'],
    ]))

  it('statedProblems compares messages part by part, and ignores the format of their values', () => expect(problems({})).toEqual([]))

  it('statedProblems reports a text that differs in one letter', () =>
    expect(problems({ 'card.done': 'Success!' })).toEqual(['card.done (en) says “Success!”; stated is “Success”']))

  it('statedProblems reports a line that has no message and is not listed as not built', () =>
    expect(problems({}, [])).toEqual(['“Leaving” has no message, and is not said not to be built']))

  it('statedProblems reports a line that is still listed as not built although a message has its text', () =>
    expect(problems({ 'photo.done': 'Success', ...{ 'group.leave': 'Leave this group?' } })).toEqual([
      '“Leaving” is built: group.leave says it',
    ]))

  it('statedProblems reports a message or a line that no longer exists', () =>
    expect(problems({}, ['Leaving', 'Gone'], { ...ids, NOT_THERE: ['GONE'] })).toEqual([
      '“Gone” is no line of the document',
      '“NOT_THERE”: there is no message GONE (en)',
      '“NOT_THERE”: there is no message GONE (ar)',
    ]))

  it('statedProblems reports a line whose number of parts differs from its number of messages', () =>
    expect(problems({}, ['Leaving'], { ...ids, 'Success · Photo sent': ['photo.done', 'photo.sent', 'card.done'] })).toEqual([
      '“Success · Photo sent” (en) does not state 3 things',
      '“Success · Photo sent” (ar) does not state 3 things',
    ]))
})
