import { createElement, useEffect, useEffectEvent, useReducer, type ComponentType, type ReactElement } from 'react'

/** A component that many places share and that is fetched when one of them first wants it. */
export type LatePart<Props> = {
  /** Fetches it, for a press that is likely to come. Where that failed, the next call tries again. */
  bring: () => Promise<ComponentType<Props>>
  /**
   * Draws it; undefined until it is there. While it is wanted it is on its way, and `onFailed` tells where it did not arrive.
   */
  useDrawing: (isWanted: boolean, onFailed: () => void) => ((props: Props) => ReactElement) | undefined
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

  function useDrawing(isWanted: boolean, onFailed: () => void) {
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
    const part = here
    return part && ((props: Props) => createElement(part, props))
  }

  return { bring, useDrawing }
}
