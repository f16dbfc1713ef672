import { expect, test } from 'vitest'
import { documentAt, documentProblems } from './document-problems.ts'

test('a document that is none is found before it travels, by its place', async () => {
  const text = new File(['just text'], 'report.pdf', { type: 'application/pdf' })
  expect(await documentProblems([text])).toEqual([{ path: 'documents.0', rule: 'pdfType' }])
})

test('a document that only looks damaged is sent to the server, which decides', async () => {
  const odd = new File(['%PDF-1.7 and then nothing'], 'odd.pdf', { type: 'application/pdf' })
  expect(await documentProblems([odd])).toEqual([])
})

test('a file that can no longer be read is damaged', async () => {
  const gone = new File(['x'], 'gone.pdf')
  gone.slice = () => {
    throw new Error('The file was moved')
  }
  expect(await documentProblems([gone])).toEqual([{ path: 'documents.0', rule: 'pdfDamaged' }])
})

test('a refusal names the document by its place', () => {
  expect([documentAt('documents.2'), documentAt('documents'), documentAt('name')]).toEqual([2, null, null])
})

test('the last step needs a document', async () => {
  expect(await documentProblems([])).toEqual([{ path: 'documents', rule: 'documents' }])
})
