import { textParts } from '@wasla/contract/notifications/texts/user-text.ts'

/** A notification's text as a page shows it: what somebody typed stands in an element of its own, without the signs around it. */
export const shownText = (content: string): string =>
  textParts(content)
    .map(({ text }) => text)
    .join('')
