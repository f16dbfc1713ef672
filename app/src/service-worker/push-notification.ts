import type { PushMessage } from '@wasla/contract/notifications/push/message.ts'

/** What the worker shows: a title with the options of the browser, and the number of unread notifications for the icon of the app. */
export type ShownPush = { title: string; options: NotificationOptions; unread: number }

const texts = ['title', 'body', 'lang', 'dir', 'tag', 'path'] as const

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' &&
  value !== null &&
  texts.every((name) => name in value && typeof (value as PushMessage)[name] === 'string') &&
  typeof (value as PushMessage).unread === 'number'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the notification of a push; null if it is none of ours. Its data is the path that a press opens. */
export function shownPush(text: string | undefined): ShownPush | null {
  const message = parsed(text ?? '')
  if (!isMessage(message)) return null
  const { title, body, lang, dir, tag, path, unread } = message
  const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  return { title, options: { body, lang, dir, tag, data: path, ...pictures }, unread }
}
