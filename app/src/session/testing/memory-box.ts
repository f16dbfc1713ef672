/** Fakes a browser's storage that several tabs share. Each tab is notified of the writes of other tabs, as with the `storage` event. */
export function createSharedBox() {
  const values = new Map<string, string>()
  const tabs = new Set<(key: string) => void>()
  return {
    values,
    tab(hear: (key: string) => void = () => {}) {
      tabs.add(hear)
      const tell = (key: string) => tabs.forEach((other) => other !== hear && other(key))
      return {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (values.get(key) === value) return
          values.set(key, value)
          tell(key)
        },
        removeItem: (key: string) => {
          if (values.delete(key)) tell(key)
        },
      }
    },
  }
}
