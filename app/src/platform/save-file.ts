/** How long the file stays reachable for the browser that saves it, in milliseconds. */
const life = 60_000

/** Hands a file to the browser to be saved under a name. */
export function saveFile(blob: Blob, name: string, later: (run: () => void, milliseconds: number) => unknown): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  later(() => URL.revokeObjectURL(address), life)
}
