/**
 * Lets the types of resolvers import the types of the SDL from their own file. Resolvers take records, and a record may use types of the
 * SDL, so a single file for both would import the records that import it.
 */
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Sdl from '${from}';`],
  content: `export type * from '${from}';\n`,
})
