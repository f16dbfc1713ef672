import { textParts } from '@wasla/contract/notifications/texts/user-text.ts'

/**
 * Returns a notification’s text as a page shows it. Removes the marks around typed text, because a page puts typed text into its own
 * element.
 */
export const shownText = (content: string): string =>
  textParts(content)
    .map(({ text }) => text)
    .join('')
