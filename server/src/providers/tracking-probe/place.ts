/** Host and path of an address: what people recognise of it. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { host, pathname } = new URL(address)
  return pathname === '/' ? host : `${host}${pathname}`
}
