import { textParts } from '@wasla/contract/notifications/texts/user-text.ts'

/** Returns a notification’s text as a page shows it. The page puts typed text into its own element, without the marks around it. */
export const shownText = (content: string): string =>
  textParts(content)
    .map(({ text }) => text)
    .join('')
