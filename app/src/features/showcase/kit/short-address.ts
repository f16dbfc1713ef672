/** An address as people say it: without scheme, `www.` and the last stroke. */
export const shortAddress = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
