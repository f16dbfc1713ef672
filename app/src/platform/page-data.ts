/** Returns the JSON that the server has put into the page in the element with this id. Returns null if there is none or it is broken. */
export function readPageData(page: Pick<Document, 'getElementById'>, id: string): unknown {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? 'null')
  } catch {
    return null
  }
}
