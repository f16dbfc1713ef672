import type { RewardsDeps } from '../deps.ts'

type Port = Pick<RewardsDeps, 'figuresChanged'>
type Changed = Parameters<Port['figuresChanged']>[1][number]

/** For tests that are not about open pages: nobody is told. */
export const tellNobody: Port = { figuresChanged: () => Promise.resolve() }

/** Writes down whose figures changed, instead of telling anybody. */
export function recordChanged(): Port & { changed: Changed[] } {
  const changed: Changed[] = []
  return { changed, figuresChanged: (_, each) => Promise.resolve(void changed.push(...each)) }
}
