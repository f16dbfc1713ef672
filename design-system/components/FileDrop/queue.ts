import type { FileRefusal } from './refuse-file.ts'

/** State of one file. `failed` and `cancelled` can be sent again, `refused` cannot. */
export type FileState<Result> =
  | { kind: 'checking' }
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; why: FileRefusal }
  | { kind: 'failed' }
  | { kind: 'cancelled' }

export type QueuedFile<Result> = { id: number; file: File; state: FileState<Result> }

export type QueueEvent<Result> =
  | { kind: 'added'; files: readonly { id: number; file: File }[] }
  | { kind: 'checked'; id: number; refusal: FileRefusal | null }
  | { kind: 'started'; id: number }
  | { kind: 'progressed'; id: number; share: number }
  | { kind: 'finished'; id: number; result: Result }
  | { kind: 'failed'; id: number }
  | { kind: 'cancelled'; id: number }
  | { kind: 'retried'; ids: readonly number[] }
  | { kind: 'removed'; id: number }

type Kind = FileState<unknown>['kind']

/** States in which each event is accepted. In any other state the event is too late and changes nothing. */
const startsFrom = {
  checked: ['checking'],
  started: ['waiting'],
  progressed: ['sending'],
  finished: ['sending'],
  failed: ['sending'],
  cancelled: ['checking', 'waiting', 'sending'],
  retried: ['failed', 'cancelled'],
} as const satisfies Record<Exclude<QueueEvent<unknown>['kind'], 'added' | 'removed'>, readonly Kind[]>

function nextState<Result>(event: Exclude<QueueEvent<Result>, { kind: 'added' | 'removed' }>): FileState<Result> {
  switch (event.kind) {
    case 'checked':
      return event.refusal ? { kind: 'refused', why: event.refusal } : { kind: 'waiting' }
    case 'started':
      return { kind: 'sending', share: 0 }
    case 'progressed':
      return { kind: 'sending', share: Math.min(1, Math.max(0, event.share)) }
    case 'finished':
      return { kind: 'done', result: event.result }
    case 'failed':
      return { kind: 'failed' }
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'retried':
      return { kind: 'waiting' }
  }
}

export function queue<Result>(files: readonly QueuedFile<Result>[], event: QueueEvent<Result>): readonly QueuedFile<Result>[] {
  if (event.kind === 'added') return [...files, ...event.files.map((each) => ({ ...each, state: { kind: 'checking' as const } }))]
  if (event.kind === 'removed') return files.filter(({ id }) => id !== event.id)
  const concerned = event.kind === 'retried' ? event.ids : [event.id]
  const from: readonly Kind[] = startsFrom[event.kind]
  return files.map((each) => (concerned.includes(each.id) && from.includes(each.state.kind) ? { ...each, state: nextState(event) } : each))
}

/** Returns the files that may start now, so that at most `lanes` are sent at a time: a phone has little bandwidth. */
export function toStart<Result>(files: readonly QueuedFile<Result>[], lanes: number): readonly QueuedFile<Result>[] {
  const busy = files.filter(({ state }) => state.kind === 'sending').length
  return files.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, lanes - busy))
}

export const canRetry = ({ state }: QueuedFile<unknown>) => state.kind === 'failed' || state.kind === 'cancelled'

/** Returns the quarter that a share has reached: progress is announced in quarters, not in percent. */
export const quarterOf = (share: number): number => Math.floor(share * 4) / 4
