type Thing = { '@type': string; mainEntity: Record<string, unknown> }

/** Returns the structured data of a page; null if it has none. */
export function structuredDataOf(html: string): Thing | null {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  return json === undefined ? null : (JSON.parse(json) as Thing)
}
