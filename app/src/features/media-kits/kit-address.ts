/** Returns the path of the page that checks a kit. */
export const kitAddress = (id: string) => `/v/${encodeURIComponent(id)}`

/** Returns the address of a kit as a PDF. */
export const kitFile = (id: string) => `/media-kits/${encodeURIComponent(id)}.pdf`
