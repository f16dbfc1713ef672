import type { LinkPreviews } from './port.ts'

/** Asks nobody: the page draws a cover of its own from the platform's colours and the handle (D-12). */
export const localPreviews: LinkPreviews = { embeds: [], of: async () => ({ html: null, coverPhotoUrl: null }) }
