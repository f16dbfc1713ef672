import type { OperationName } from './mix.ts'
import { poolOf } from './pool.ts'
import type { Person } from './world.ts'

export type Variables = Readonly<Record<string, unknown>>
/** The data of an answer, by the field of the operation. */
export type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** One request. Its variables may need the data of the answer before it. */
export type Step = { readonly name: OperationName; variables(before: Data): Variables }

/** Requests that one person sends one after the other. */
export type Errand = {
  readonly person: Person
  readonly steps: readonly Step[]
  /** Must be called at the end, with the number of steps that were served. */
  ended(served: number): void
}

/** Returns the next errand of its kind; null if everybody who could do it is busy with one, or has done it. */
export type Next = () => Errand | null

/** Returns errands that begin with the operation of this name. */
export type Plan = (name: OperationName) => Next

/** Errands of one request, of each person in turn. */
export const eachOf =
  <Who extends Person>(people: readonly Who[], variables: (person: Who, index: number) => Variables = () => ({})): Plan =>
  (name) => {
    let index = 0
    return () => {
      const at = index++
      const person = people[at % people.length]
      if (!person) throw new Error(`Nobody can send ${name}`)
      return { person, steps: [{ name, variables: () => variables(person, at) }], ended: () => undefined }
    }
  }

/** Errands of one request that each of these can do once. One that was refused because the server is full can be done later. */
export const onceEach =
  <Thing>(things: readonly Thing[], personOf: (thing: Thing) => Person, variables: (thing: Thing) => Variables): Plan =>
  (name) => {
    const left = poolOf(things)
    return () => {
      const thing = left.take()
      if (thing === undefined) return null
      const step = { name, variables: () => variables(thing) }
      const ended = (served: number) => {
        if (served === 0) left.put(thing)
      }
      return { person: personOf(thing), steps: [step], ended }
    }
  }

/**
 * Errands of which nobody does two at a time. Somebody who did all steps, or none, can do the next one. Somebody whose errand ended halfway
 * does none any more, because the next one would not expect that state, unless the errand `isRepeatable`. `stepsAfter` are the steps after
 * the first one.
 */
export const oneAtATime =
  <Who>(
    all: readonly Who[],
    personOf: (who: Who, index: number) => Person,
    first: (who: Who, index: number) => Variables,
    stepsAfter: readonly Step[],
    isRepeatable = false,
  ): Plan =>
  (name) => {
    const free = poolOf(all)
    let index = 0
    return () => {
      const who = free.take()
      if (who === undefined) return null
      const at = index++
      const steps = [{ name, variables: () => first(who, at) }, ...stepsAfter]
      const ended = (served: number) => {
        if (isRepeatable || served === 0 || served === steps.length) free.put(who)
      }
      return { person: personOf(who, at), steps, ended }
    }
  }
