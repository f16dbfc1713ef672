/** As much of a page as fits into the report of a failed story. */
const most = 3_000

/**
 * The error of a query that found nothing, or too much: what it looked for, then the text that a reader sees there. The markup of a whole
 * screen is thousands of lines long, and would push what it looked for out of a report.
 */
export function elementError(message: string | null, page: { innerText: string }): Error {
  const text = page.innerText.replaceAll(/\s*\n\s*/g, '\n').trim()
  const seen = text.length > most ? `${text.slice(0, most)}…` : text
  const error = new Error([message, seen === '' ? 'The page is empty.' : `On the page:\n${seen}`].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  return error
}
