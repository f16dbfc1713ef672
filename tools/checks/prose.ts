import { parseSync } from 'oxc-parser'

/**
 * A comment, or the title of a test. `start` and `end` are its position in the source. `beside` is what a reader sees with it: the titles of
 * the suites around a title, or the line of code after a comment.
 */
export type Prose = { kind: 'comment' | 'title'; text: string; beside: string; line: number; start: number; end: number }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const suites = new Set(['describe', 'it', 'test'])

/** Members of `test` that are called with a title. A variable that is called `test` has other members. */
const variants = new Set(['concurrent', 'describe', 'each', 'for', 'only', 'runIf', 'sequential', 'serial', 'step'])

/** Returns `it` of `it.each(rows)('…')` and `test` of `test.step('…')`: the name at which a call begins. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee['name'])
  if (callee.type === 'MemberExpression')
    return variants.has(String((callee['property'] as { name?: unknown }).name)) ? rootOf(callee['object']) : ''
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') return rootOf(callee['callee'] ?? callee['tag'])
  return ''
}

type Place = { start: number; end: number }
/** The position of a title, and the positions of the titles of the suites around it. */
type Title = Place & { suites: readonly Place[] }

/** Returns the positions of a title's text without quotes: one for a string, or one for each part of a template between its values. */
function partsOfTitle(title: unknown): Place[] {
  if (!isNode(title)) return []
  if (title.type === 'Literal' && typeof title['value'] === 'string') return [{ start: title.start + 1, end: title.end - 1 }]
  if (title.type !== 'TemplateLiteral') return []
  const values = title['expressions'] as Node[]
  /* A value is between `${` and `}`. */
  return [...values, null]
    .map((value, at) => ({ start: (values[at - 1]?.end ?? title.start) + 1, end: value ? value.start - 2 : title.end - 1 }))
    .filter(({ start, end }) => end > start)
}

function titlesIn(node: unknown, around: readonly Place[] = [], found: Title[] = []): Title[] {
  if (Array.isArray(node)) for (const one of node) titlesIn(one, around, found)
  else if (isNode(node)) {
    const isSuite = node.type === 'CallExpression' && suites.has(rootOf(node['callee']))
    const parts = isSuite ? partsOfTitle((node['arguments'] as unknown[])[0]) : []
    found.push(...parts.map((part) => ({ ...part, suites: around })))
    for (const value of Object.values(node)) titlesIn(value, [...around, ...parts], found)
  }
  return found
}

/** Returns whether a comment is an instruction for a tool. */
const isForATool = (text: string) => /^\s*(?:oxlint|eslint|@ts-|v8 ignore|#__|@__|\/ <reference|[@#]vite)/u.test(text)

/** Matches sources that may have tests, so that the syntax trees of the others are not searched. */
const mayHaveTests = /\b(?:describe|it|test)(?:\.\w+)*[(`]/u

/** Returns the first line of code after a position. */
const lineAfter = (source: string, at: number): string => /^\s*([^\n]*)/u.exec(source.slice(at))?.[1] ?? ''

/** Returns all comments and test titles of a source, in order. */
export function proseOf(file: string, source: string): Prose[] {
  const { program, comments } = parseSync(file, source)
  const prose = (kind: Prose['kind'], { start, end }: Place, beside: string) => ({
    kind,
    beside,
    text: source
      .slice(start, end)
      .replaceAll(/^(?:\/\*+|\/\/)|\*\/$|^\s*\*(?!\/)/gmu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    start,
    end,
  })
  const all = [
    ...comments.filter(({ value }) => !isForATool(value)).map((comment) => prose('comment', comment, lineAfter(source, comment.end))),
    ...(mayHaveTests.test(source) ? titlesIn(program) : []).map((title) =>
      prose('title', title, title.suites.map(({ start, end }) => source.slice(start, end)).join(' › ')),
    ),
  ].toSorted((one, other) => one.start - other.start)
  let line = 1
  let from = 0
  return all.map((one) => {
    line += source.slice(from, one.start).split('\n').length - 1
    from = one.start
    return { ...one, line }
  })
}

/** Returns a source without its comments, test titles and optional commas: two sources with the same result do the same. */
export function codeOf(file: string, source: string): string {
  let code = ''
  let from = 0
  for (const { start, end, kind } of proseOf(file, source)) {
    code += source.slice(from, start) + (kind === 'title' ? '’' : ' ')
    from = end
  }
  return (code + source.slice(from))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([(){}[\],;]) ?/gu, '$1')
    .replaceAll(/,(?=[)\]}])/gu, '')
}
