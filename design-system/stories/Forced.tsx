import { useLayoutEffect, useRef, type ReactNode } from 'react'

export const forcedStates = ['hovered', 'pressed', 'focus-visible'] as const
export type ForcedState = (typeof forcedStates)[number]

/** Shows a component in a state that otherwise needs a pointer or a key: sets the `data-*` attribute that its styles use. */
export function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    around.current?.querySelector('[data-component]')?.setAttribute(`data-${state}`, 'true')
  })
  return <div ref={around}>{children}</div>
}
