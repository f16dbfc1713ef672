/** Stores the language that a reader chooses on a rendered page, so that the next pages are in it too (D-38). */
export function keepLanguage(page: Document, box: () => Pick<Storage, 'setItem'>): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null
    const language = link?.dataset['language']
    if (!language) return
    try {
      box().setItem('language', language)
    } catch {
      // The storage is closed: the address names the language.
    }
  })
}
