import { expect, it } from 'vitest'
import { avoidedWords, nameProblem, projectWords, wordsOf } from './avoided-words.ts'

const glossary = `# Glossary

| in code | what it is |
|---|---|
| deed | not in this table |

## Words to avoid

| avoid | say |
|---|---|
| asked | input, request |
| kept | stored |
| office | admin, backOffice |

## More
| door | neither in this |
`
const avoided = avoidedWords(glossary)

it('avoidedWords reads one table of the glossary', () =>
  expect([...avoided]).toEqual([
    ['asked', 'input, request'],
    ['kept', 'stored'],
    ['office', 'admin, backOffice'],
  ]))

it.each([
  ['askedFor', ['asked', 'for']],
  ['kept_rows', ['kept', 'rows']],
  ['SHOUTED_NAME', ['shouted', 'name']],
  ['HTMLAsked', ['html', 'asked']],
  ['door-words.test.ts', ['door', 'words', 'test', 'ts']],
])('wordsOf splits %s into %j', (name, parts) => expect(wordsOf(name)).toEqual(parts))

it.each([['askedFor'], ['isKept'], ['KEPT_ROWS'], ['Asked'], ['officeHours'], ['backOfficeKept']])(
  'nameProblem refuses %s and says what to use instead',
  (name) => expect(nameProblem(name, avoided)).toMatch(/say (input, request|stored|admin, backOffice) \(docs\/glossary\.md\)/),
)

it.each([['masked'], ['unasked'], ['keptical'], ['deed'], ['backOffice'], ['isBackOfficeOpen']])('nameProblem accepts %s', (name) =>
  expect(nameProblem(name, avoided)).toBeUndefined(),
)

it('the project’s glossary has a table of words to avoid', () => expect(projectWords().size).toBeGreaterThanOrEqual(9))
