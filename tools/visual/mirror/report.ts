import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageOf } from '../report-page.ts'
import type { Looked } from './faults.ts'
import type { MirrorBox, Rect } from './half.ts'
import type { Explained, Proof } from './prove.ts'
import type { MirrorData, ShownFault, ShownStory } from './report/data.ts'
import type { Proved } from './run.ts'
import { faultSaid } from './said.ts'

const rounded = ({ left, right, top, bottom }: Rect): Rect => ({
  left: Math.round(left * 10) / 10,
  right: Math.round(right * 10) / 10,
  top: Math.round(top * 10) / 10,
  bottom: Math.round(bottom * 10) / 10,
})
const mirrored = ({ left, right, ...rest }: Rect, width: number): Rect => ({ ...rest, left: width - right, right: width - left })

function shownFault(fault: Explained, number: number, { english, arabic }: Proof): ShownFault {
  const [one, other] = [english, arabic].map(({ boxes }) => boxes.find(({ id }) => id === fault.id))
  const { cause, component, property, english: value, off, also } = fault
  const wrong = cause ? `${cause.property}: ${cause.value}` : property && `${property}: ${value ?? ''}`
  return {
    number,
    said: `${faultSaid(fault)}${also > 0 ? `, ${also} more with it` : ''}`,
    ...(wrong !== undefined && { wrong }),
    ...(cause?.instead && { instead: cause.instead }),
    where: [cause?.rule, component].filter(Boolean).join(' in '),
    ...(one && { english: rounded(one) }),
    ...(other && { arabic: rounded(mirrored(other, arabic.width)) }),
    ...(off !== undefined && fault.axis === 'inline' && { off }),
    isDrawing: fault.kind === 'drawing',
  }
}

/** Boxes that only group others without being painted are left out of the drawing. */
const isSeen = ({ paint, lines, shapes }: MirrorBox) => lines.length > 0 || shapes !== undefined || Object.keys(paint).length > 0

function shownStory({ id, title, name, width: size }: Proved, proof: Proof, file: string): ShownStory {
  const boxes = proof.english.boxes
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return {
    id,
    title,
    name,
    size,
    file,
    width: proof.english.width,
    height: Math.ceil(bottom),
    boxes: boxes.filter(isSeen).map(rounded),
    lines: boxes.flatMap(({ lines }) => lines).map(rounded),
    faults: proof.faults.map((fault, index) => shownFault(fault, index + 1, proof)),
    ...(proof.pictures && { pictures: { english: `pictures/${id}--${size}--en.png`, arabic: `pictures/${id}--${size}--ar.png` } }),
  }
}

const nothing: Looked = { boxes: 0, drawings: 0, paints: 0, scrolls: 0, stops: 0, keys: 0, fixed: 0 }
const summed = (one: Looked, other: Looked): Looked => ({
  boxes: one.boxes + other.boxes,
  drawings: one.drawings + other.drawings,
  paints: one.paints + other.paints,
  scrolls: one.scrolls + other.scrolls,
  stops: one.stops + other.stops,
  keys: one.keys + other.keys,
  fixed: one.fixed + other.fixed,
})

/** Empties a folder and writes the report of a mirror proof into it: a page, its pictures, and `mirror.json` for machines. */
export async function writeMirrorReport(
  folder: string,
  proved: readonly Proved[],
  seconds: number,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const stories = proved.flatMap((one) =>
    one.proof && one.proof.faults.length > 0 ? [shownStory(one, one.proof, files.get(one.id) ?? '')] : [],
  )
  for (const { id, width, proof } of proved)
    if (proof?.pictures) {
      writeFileSync(path.join(folder, 'pictures', `${id}--${width}--en.png`), proof.pictures.english)
      writeFileSync(path.join(folder, 'pictures', `${id}--${width}--ar.png`), proof.pictures.arabic)
    }
  const place = ({ title, name, width }: Proved) => `${title}, ${name} (${width})`
  const data: MirrorData = {
    compared: proved.length,
    seconds,
    stories,
    right: proved.filter(({ proof }) => proof?.faults.length === 0).map(place),
    failed: proved.filter(({ proof }) => proof === undefined).map((one) => `${place(one)}: ${one.error ?? ''}`),
    looked: proved.reduce((sum, { proof }) => (proof ? summed(sum, proof.looked) : sum), nothing),
  }
  writeFileSync(path.join(folder, 'index.html'), await pageOf(path.join(import.meta.dirname, 'report'), data))
  const forMachines = { ...data, stories: stories.map(({ boxes: _, lines: __, ...story }) => story) }
  writeFileSync(path.join(folder, 'mirror.json'), `${JSON.stringify(forMachines, null, 2)}\n`)
}
