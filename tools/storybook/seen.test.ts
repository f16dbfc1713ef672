import { describe, expect, it } from 'vitest'
import { elementError } from '../../.storybook/seen.ts'

describe('elementError', () => {
  it('states the failed query, then the visible text of the page', () => {
    const error = elementError('Unable to find "Balance"', { innerText: ' Wallet\n\n   12 SAR \n' })
    expect(error.message).toBe('Unable to find "Balance"\n\nOn the page:\nWallet\n12 SAR')
    expect(error.name).toBe('TestingLibraryElementError')
  })

  it('says that a page is empty', () => {
    expect(elementError(null, { innerText: '\n ' }).message).toBe('The page is empty.')
  })

  it('states only the query without a page', () => {
    expect(elementError('Unable to find "Balance"', null)).toMatchObject({
      message: 'Unable to find "Balance"',
      name: 'TestingLibraryElementError',
    })
  })

  it('shortens the text, so that a report does not hide the query', () => {
    expect(elementError('Nothing', { innerText: 'x'.repeat(90_000) }).message.length).toBeLessThan(3_100)
  })
})
