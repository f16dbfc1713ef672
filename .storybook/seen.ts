/** Largest number of characters of a page's text in the report of a failed story. */
const most = 3_000

/**
 * Makes the error of a query that found nothing or too much: the query, then the visible text. The markup of a screen is thousands of lines
 * long and would push the query out of the report. Without a page the error has only the query: reading the text lays the page out, which a
 * query that is repeated should not do.
 */
export function elementError(message: string | null, page: { innerText: string } | null): Error {
  if (!page) return named(new Error(message ?? undefined))
  const text = page.innerText.replaceAll(/\s*\n\s*/g, '\n').trim()
  const seen = text.length > most ? `${text.slice(0, most)}…` : text
  return named(new Error([message, seen === '' ? 'The page is empty.' : `On the page:\n${seen}`].filter(Boolean).join('\n\n')))
}

/** Testing Library recognises its own errors by this name. */
const named = (error: Error) => Object.assign(error, { name: 'TestingLibraryElementError' })
