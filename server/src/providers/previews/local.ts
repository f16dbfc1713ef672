import type { LinkPreviews } from './port.ts'

/** Calls no site: the page draws its own cover from the platform’s colours and the handle (D-12). */
export const localPreviews: LinkPreviews = { embeds: [], of: async () => ({ html: null, coverPhotoUrl: null }) }
