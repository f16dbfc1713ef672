import type { TextValues } from './values.ts'

/** Plain text in one language. What somebody typed stands isolated in it; `textParts` takes it apart again. */
export type NotificationText = { readonly title: string; readonly content: string }

export type Write = (values: TextValues) => NotificationText
