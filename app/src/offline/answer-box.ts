/** A cache of the browser, as far as stored answers need it. */
export type AnswerBox = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

/** Name of the cache. It does not begin as those of the service worker do, because the worker removes unknown ones. */
const boxName = 'read-answers'

type Caches = Pick<CacheStorage, 'open' | 'delete'>

/** Returns how to open and to remove the stored answers. A browser offers no caches on an address without https. */
export const answerBoxIn = (caches: Caches | undefined) =>
  caches && {
    open: (): Promise<AnswerBox> => caches.open(boxName),
    /** Removes everything. What is written through a box that was opened before goes nowhere. */
    remove: () => caches.delete(boxName).catch(() => false),
  }

export type AnswerBoxes = NonNullable<ReturnType<typeof answerBoxIn>>
