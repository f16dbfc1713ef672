import { createElement, useEffect, useEffectEvent, useReducer, type ComponentType } from 'react'

/** A component that several places share and that is loaded when one of them first needs it. */
export type LatePart<Props> = {
  /** Loads it ahead of a likely press. After a failure the next call tries again. */
  bring: () => Promise<ComponentType<Props>>
  /** Whether it is loaded. While `isNeeded`, it is being loaded, and `onFailed` reports a failure. */
  useIsHere: (isNeeded: boolean, onFailed: () => void) => boolean
  /** The component itself; renders nothing until it is loaded. */
  Part: ComponentType<Props>
}

/** `fetch` loads the component; from then on it renders at once everywhere. */
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

  function useIsHere(isNeeded: boolean, onFailed: () => void): boolean {
    const [, look] = useReducer((looks: number) => looks + 1, 0)
    const failed = useEffectEvent(onFailed)
    useEffect(() => {
      if (!isNeeded || here) return undefined
      let isActive = true
      bring().then(
        () => isActive && look(),
        () => isActive && failed(),
      )
      return () => {
        isActive = false
      }
    }, [isNeeded])
    return here !== undefined
  }

  return { bring, useIsHere, Part: (props) => here && createElement(here, props) }
}
