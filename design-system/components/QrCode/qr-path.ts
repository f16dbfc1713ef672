/** Returns one path for all dark modules, with one rectangle for neighbours in a row, so that no thin lines show between them. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) => {
      let path = ''
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        let length = 1
        while (row[x + length]) length += 1
        path += `M${x} ${y}h${length}v1h-${length}z`
        x += length
      }
      return path
    })
    .join('')
}
