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

it('the words to avoid are those of one table of the glossary', () =>
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
])('%s is made of %j', (name, parts) => expect(wordsOf(name)).toEqual(parts))

it.each([['askedFor'], ['isKept'], ['KEPT_ROWS'], ['Asked'], ['officeHours'], ['backOfficeKept']])(
  '%s is refused, with what to say',
  (name) => expect(nameProblem(name, avoided)).toMatch(/say (input, request|stored|admin, backOffice) \(docs\/glossary\.md\)/),
)

it.each([['masked'], ['unasked'], ['keptical'], ['deed'], ['backOffice'], ['isBackOfficeOpen']])('%s is another word', (name) =>
  expect(nameProblem(name, avoided)).toBeUndefined(),
)

it('the project has such a table', () => expect(projectWords().size).toBeGreaterThanOrEqual(9))
