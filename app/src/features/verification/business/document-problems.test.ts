import { expect, test } from 'vitest'
import { documentAt, documentProblems } from './document-problems.ts'

test('documentProblems reports a file that is no PDF, with its position', async () => {
  const text = new File(['just text'], 'report.pdf', { type: 'application/pdf' })
  expect(await documentProblems([text])).toEqual([{ path: 'documents.0', rule: 'pdfType' }])
})

test('documentProblems does not report a document that only looks damaged, because the server decides', async () => {
  const odd = new File(['%PDF-1.7 and then nothing'], 'odd.pdf', { type: 'application/pdf' })
  expect(await documentProblems([odd])).toEqual([])
})

test('documentProblems reports a file as damaged if it can no longer be read', async () => {
  const gone = new File(['x'], 'gone.pdf')
  gone.slice = () => {
    throw new Error('The file was moved')
  }
  expect(await documentProblems([gone])).toEqual([{ path: 'documents.0', rule: 'pdfDamaged' }])
})

test('documentAt returns the position of a refused document', () => {
  expect([documentAt('documents.2'), documentAt('documents'), documentAt('name')]).toEqual([2, null, null])
})

test('documentProblems reports that there is no document', async () => {
  expect(await documentProblems([])).toEqual([{ path: 'documents', rule: 'documents' }])
})
