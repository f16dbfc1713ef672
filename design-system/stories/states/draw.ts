import { createElement, type ReactNode } from 'react'

type Args = Record<string, unknown>
type Draw = (args: Args) => ReactNode
type Decorate = (story: () => ReactNode, context: object) => ReactNode

/** The parts of a main story, and of the file around it, that decide what it draws. */
type MainStories = { component?: unknown; render?: unknown; args?: object; decorators?: unknown }

const listed = (decorators: unknown): Decorate[] => [decorators ?? []].flat() as Decorate[]

/** How a main story is drawn with other arguments than its own, `rest`. */
export type Drawer = { rest: Args; draw: Draw }

/**
 * Returns how a main story is drawn. It closes over the context of Storybook: as a prop, the context would be written into every listing of
 * the source, which never ends.
 */
export function drawerOf(main: MainStories, story: MainStories, context: object): Drawer {
  const render = story.render ?? main.render
  const plain: Draw = (args) =>
    typeof render === 'function'
      ? (render as (args: Args, context: object) => ReactNode)(args, { ...context, args })
      : createElement(main.component as (props: Args) => ReactNode, args)
  const draw = [...listed(story.decorators), ...listed(main.decorators)].reduce<Draw>(
    (inner, decorate) => (args) => decorate(() => inner(args), { ...context, args }),
    plain,
  )
  // The camera opens and focuses what it needs. Open from the start, panels would cover the other cells.
  const { isOpen: _isOpen, autoFocus: _autoFocus, ...rest }: Args = { ...main.args, ...story.args }
  return { rest, draw }
}
