import type { TextValues } from './values.ts'

/** Title and text of a notification, in one language. Texts that a user typed are between isolation marks, at which `textParts` splits. */
export type NotificationText = { readonly title: string; readonly content: string }

export type Write = (values: TextValues) => NotificationText
