import { expect, test } from 'vitest'
import { documentAt, documentProblems } from './document-problems.ts'

test('finds a file that is not a PDF before the upload, by its position', async () => {
  const text = new File(['just text'], 'report.pdf', { type: 'application/pdf' })
  expect(await documentProblems([text])).toEqual([{ path: 'documents.0', rule: 'pdfType' }])
})

test('sends a document that only looks damaged, for the server to decide', async () => {
  const odd = new File(['%PDF-1.7 and then nothing'], 'odd.pdf', { type: 'application/pdf' })
  expect(await documentProblems([odd])).toEqual([])
})

test('treats a file that can no longer be read as damaged', async () => {
  const gone = new File(['x'], 'gone.pdf')
  gone.slice = () => {
    throw new Error('The file was moved')
  }
  expect(await documentProblems([gone])).toEqual([{ path: 'documents.0', rule: 'pdfDamaged' }])
})

test('returns the position of a refused document', () => {
  expect([documentAt('documents.2'), documentAt('documents'), documentAt('name')]).toEqual([2, null, null])
})

test('requires a document in the last step', async () => {
  expect(await documentProblems([])).toEqual([{ path: 'documents', rule: 'documents' }])
})
