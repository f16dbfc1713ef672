/** Time in milliseconds for which the browser can read the file's URL. */
const life = 60_000

/** Saves a file under a name through the browser. */
export function saveFile(blob: Blob, name: string, later: (run: () => void, milliseconds: number) => unknown): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  later(() => URL.revokeObjectURL(address), life)
}
