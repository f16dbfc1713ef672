import { nameProblem, projectWords } from './avoided-words.ts'
import { inProject, type Rule } from './rule.ts'

/** Released migrations stay as they are, with the names that the tables had then. */
const isFrozen = (file: string) => /\/migrations\/\d{4}-/.test(file)

/** No identifier, file name or folder name may contain a word that the glossary avoids. */
export const words: Rule = {
  meta: { type: 'problem', docs: { description: 'No word in a name that docs/glossary.md avoids.' } },
  create(context) {
    const file = inProject(context.filename)
    if (isFrozen(file)) return {}
    const reported = new Set<string>()
    /** Returns the problem of a name. Returns undefined if the name was reported before in this file. */
    const problemOf = (name: string): string | undefined => {
      if (reported.has(name)) return undefined
      reported.add(name)
      return nameProblem(name, projectWords())
    }
    return {
      Program(node) {
        for (const name of file.split('/')) {
          const message = nameProblem(name, projectWords())
          if (message) context.report({ node, message })
        }
      },
      Identifier(node) {
        const message = problemOf(node.name)
        if (message) context.report({ node, message })
      },
      PrivateIdentifier(node) {
        const message = problemOf(node.name)
        if (message) context.report({ node, message })
      },
      JSXIdentifier(node) {
        const message = problemOf(node.name)
        if (message) context.report({ node, message })
      },
    }
  },
}
