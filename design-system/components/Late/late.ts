import { createElement, useEffect, useEffectEvent, useReducer, type ComponentType } from 'react'

/** A component that many places share and that is fetched when one of them first wants it. */
export type LatePart<Props> = {
  /** Fetches it, for a press that is likely to come. Where that failed, the next call tries again. */
  bring: () => Promise<ComponentType<Props>>
  /** Whether it is there. While it is wanted it is on its way, and `onFailed` tells where it did not arrive. */
  useIsHere: (isWanted: boolean, onFailed: () => void) => boolean
  /** The component itself; nothing until it is there. */
  Part: ComponentType<Props>
}

/** `fetch` brings the component; after that it is there for everybody, at once. */
export function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined

  const bring = () =>
    (coming ??= fetch().then(
      (part) => (here = part),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))

  function useIsHere(isWanted: boolean, onFailed: () => void): boolean {
    const [, look] = useReducer((looks: number) => looks + 1, 0)
    const failed = useEffectEvent(onFailed)
    useEffect(() => {
      if (!isWanted || here) return undefined
      let isAsking = true
      bring().then(
        () => isAsking && look(),
        () => isAsking && failed(),
      )
      return () => {
        isAsking = false
      }
    }, [isWanted])
    return here !== undefined
  }

  return { bring, useIsHere, Part: (props) => here && createElement(here, props) }
}
