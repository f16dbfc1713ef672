/** Collects all texts that an element shows after the call, including texts shown only for a moment. */
export function wordsOverTime(element: HTMLElement): () => readonly string[] {
  const seen = new Set([element.textContent])
  const observer = new MutationObserver(() => seen.add(element.textContent))
  observer.observe(element, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    return [...seen]
  }
}
