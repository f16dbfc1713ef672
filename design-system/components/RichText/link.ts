const invisible = /[\u200B-\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * Returns the address of a link, or `null` if the text is no address. Allows only http and https, with a host that contains a dot. Adds
 * https to a bare domain. Refuses a user name or password before the host, because it makes one site look like another.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.replace(invisible, '').trim()
  if (text === '' || /\s/.test(text)) return null
  // In a bare host with a port, such as `host:80`, the part before the colon is no scheme.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return null
  return url.href
}
