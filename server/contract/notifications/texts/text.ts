import type { TextValues } from './values.ts'

/** Plain text in one language. What a user typed is isolated in it; `textParts` splits it again. */
export type NotificationText = { readonly title: string; readonly content: string }

export type Write = (values: TextValues) => NotificationText
