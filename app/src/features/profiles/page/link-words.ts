/** Returns an address for display: the host without www, and its path without a trailing slash. */
export function linkWords(address: string): { readonly host: string; readonly rest: string } {
  const [, host = address, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)/i.exec(address) ?? []
  return { host, rest: path.replace(/\/+$/, '') }
}
