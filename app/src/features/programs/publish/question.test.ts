import { expect, it } from 'vitest'
import { splitQuestion } from './question.ts'

it('splitQuestion splits the question from the rest of a text, in either script', () => {
  expect(splitQuestion('Publish it? Money is reserved.')).toEqual({ question: 'Publish it?', rest: 'Money is reserved.' })
  expect(splitQuestion('هل تريد النشر؟ سيُحجز المبلغ.')).toEqual({ question: 'هل تريد النشر؟', rest: 'سيُحجز المبلغ.' })
})
