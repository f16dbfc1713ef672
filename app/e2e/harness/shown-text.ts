import { textParts } from '@wasla/contract/notifications/texts/user-text.ts'

/** Returns a notification's text as a page shows it: user text is in an element of its own, without isolation marks. */
export const shownText = (content: string): string =>
  textParts(content)
    .map(({ text }) => text)
    .join('')
