/**
 * The rows of a file of comma-separated values (RFC 4180): with or without the mark of UTF-8 at its beginning, with any end of line,
 * quotes around what has commas, quotes or line ends in it. Where the heading has semicolons and no comma, as spreadsheets of some
 * countries write them, those separate. A line is a row however many cells it has.
 */
export function readCsv(text: string): string[][] {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text
  const heading = /^[^\r\n]*/.exec(content)?.[0] ?? ''
  const separator = heading.includes(';') && !heading.includes(',') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < content.length; at++) {
    const letter = content.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (content.charAt(at + 1) === '"') cell += content.charAt(++at)
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '\r') {
      if (content.charAt(at + 1) === '\n') at++
      endRow()
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
