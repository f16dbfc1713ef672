/** Collects every text that an element shows from now on, so that a word which stands there for a moment is noticed too. */
export function wordsOverTime(element: HTMLElement): () => readonly string[] {
  const seen = new Set([element.textContent])
  const observer = new MutationObserver(() => seen.add(element.textContent))
  observer.observe(element, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    return [...seen]
  }
}
