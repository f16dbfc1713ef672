import { expect, it } from 'vitest'
import { ownWordsOf } from './own-words.ts'

it('the words of a language are those that its messages say and those of the other do not', () => {
  const english = ['New', '{count, plural, one {# PDF file} other {# <b>PDF files</b>}}', 'For {name}, a note']
  const arabic = ['جديد', '{count, plural, one {ملف PDF} other {ملفات PDF}}', 'إلى {name}']
  expect([...ownWordsOf(english, arabic)].toSorted()).toEqual(['file', 'files', 'for', 'new', 'note'])
})
