/** Returns the path of the page that checks a kit. It is short, because a QR code contains it. */
export const kitPath = (number: string): string => `/v/${number}`
