/** An address as people read it: the host without its www, and what comes after it without a trailing slash. */
export function linkWords(address: string): { readonly host: string; readonly rest: string } {
  const [, host = address, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)/i.exec(address) ?? []
  return { host, rest: path.replace(/\/+$/, '') }
}
