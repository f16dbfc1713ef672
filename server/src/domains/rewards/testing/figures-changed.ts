import type { RewardsDeps } from '../deps.ts'

type Port = Pick<RewardsDeps, 'figuresChanged'>
type Changed = Parameters<Port['figuresChanged']>[1][number]

/** Does nothing with changed figures, for tests that are not about open pages. */
export const tellNobody: Port = { figuresChanged: () => Promise.resolve() }

/** Records the participations whose figures changed. */
export function recordChanged(): Port & { changed: Changed[] } {
  const changed: Changed[] = []
  return { changed, figuresChanged: (_, each) => Promise.resolve(void changed.push(...each)) }
}
