/** Returns an address without scheme, `www.` and the last slash. */
export const shortAddress = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
