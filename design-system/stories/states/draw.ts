import { createElement, type ReactNode } from 'react'

type Args = Record<string, unknown>
type Draw = (args: Args) => ReactNode
type Decorate = (story: () => ReactNode, context: object) => ReactNode

/** The fields of a story, and of the `meta` of its file, that decide what it draws. */
type MainStories = { component?: unknown; render?: unknown; args?: object; decorators?: unknown }

const listed = (decorators: unknown): Decorate[] => [decorators ?? []].flat() as Decorate[]

/** Draws a story with other arguments. `rest`: its own arguments, which are those at rest. */
export type Drawer = { rest: Args; draw: Draw }

/**
 * Returns the drawer of a story. The context of Storybook is inside the function: if it were a prop, Storybook would write it into the
 * source that it shows, and never finish.
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
