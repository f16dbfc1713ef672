import { createElement, useEffect, useEffectEvent, useReducer, type ComponentType } from 'react'

/** A component that several callers share. It is loaded when the first caller needs it. */
export type LazyComponent<Props> = {
  /** Loads the component before a likely press. After a failure the next call tries again. */
  load: () => Promise<ComponentType<Props>>
  /** Returns whether the component is loaded. If `isNeeded`, loads it; `onFailed` reports a failure. */
  useIsLoaded: (isNeeded: boolean, onFailed: () => void) => boolean
  /** The component itself; renders nothing until it is loaded. */
  Part: ComponentType<Props>
}

/** Makes a component that `fetch` loads; once loaded, it renders immediately everywhere. */
export function lazyComponent<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const load = () =>
    (loading ??= fetch().then(
      (part) => (loaded = part),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function useIsLoaded(isNeeded: boolean, onFailed: () => void): boolean {
    const [, look] = useReducer((looks: number) => looks + 1, 0)
    const failed = useEffectEvent(onFailed)
    useEffect(() => {
      if (!isNeeded || loaded) return undefined
      let isActive = true
      load().then(
        () => isActive && look(),
        () => isActive && failed(),
      )
      return () => {
        isActive = false
      }
    }, [isNeeded])
    return loaded !== undefined
  }

  return { load, useIsLoaded, Part: (props) => loaded && createElement(loaded, props) }
}
