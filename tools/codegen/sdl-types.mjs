/**
 * Has the types of resolvers stand on the types of the SDL, which have a file of their own: a record may be made of the SDL's types, and
 * resolvers take records, so one file for both would import the records that import it.
 */
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Sdl from '${from}';`],
  content: `export type * from '${from}';\n`,
})
