const hash = /^[0-9a-f]{64}$/u
const gap = '\u00A0'

/** Returns the beginning and the end of a hash in groups of four, as it is compared by eye. */
export const shortCode = (code: string): string => [code.slice(0, 4), code.slice(4, 8), '…', code.slice(-4)].join(gap)

/** Returns a value of a check as it is shown: hashes are shortened. */
export const valueText = (value: string): string =>
  value
    .split(' ')
    .map((part) => (hash.test(part) ? shortCode(part) : part))
    .join(' ')
