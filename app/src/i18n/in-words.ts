import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { beyondMessages } from './common/catalogue.ts'
import type { MessageStore } from './message-store.ts'

type Told = { readonly code: ErrorCode }

/** Shows a refusal as soon as its words are on the page: those of pages beyond the door may have to be fetched first. */
export const inWords =
  <Problem extends Told>(messages: () => Pick<MessageStore, 'read' | 'need'>, show: (problem: Problem) => void) =>
  (problem: Problem): void => {
    const now = () => show(problem)
    if (problem.code in messages().read().messages) now()
    else messages().need(beyondMessages).then(now, now)
  }
