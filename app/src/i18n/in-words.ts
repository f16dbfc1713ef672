import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { mainMessages } from './common/catalogue.ts'
import type { MessageStore } from './message-store.ts'

type Coded = { readonly code: ErrorCode }

/** Shows a refusal once its text is available. The text may have to load first if the entry pages do not have it. */
export const inWords =
  <Problem extends Coded>(messages: () => Pick<MessageStore, 'read' | 'need'>, show: (problem: Problem) => void) =>
  (problem: Problem): void => {
    const now = () => show(problem)
    if (problem.code in messages().read().messages) now()
    else messages().need(mainMessages).then(now, now)
  }
