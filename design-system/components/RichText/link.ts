const invisible = /[\u200B-\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * The address a link leads to, or `null` where it is none: the web alone (http and https), with a host that has a dot. A bare domain
 * gets https. Names and passwords before the host are refused: they make one site look like another.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.replace(invisible, '').trim()
  if (text === '' || /\s/.test(text)) return null
  // A port after a bare host is no scheme.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return null
  return url.href
}
