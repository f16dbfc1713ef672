import { useEffect, useRef, useState } from 'react'
import { refuseFile, type FileRefusal, type FileRules } from '../../components/FileDrop/refuse-file.ts'
import { openingLength } from '../../components/FileDrop/sniff.ts'
import type { Area } from '../../components/ImageCropper/fit.ts'
import { cutPicture, openPicture, type Picture } from '../../components/ImageCropper/picture.ts'
import { cropShapes, type CropShape } from '../../components/ImageCropper/shapes.ts'

export type CropProblem = FileRefusal | 'broken' | 'unsaved'
export type CropStep =
  | { kind: 'picking'; problem: CropProblem | null }
  | { kind: 'opening' }
  | { kind: 'cropping'; picture: Picture; problem: 'unsaved' | null }
  | { kind: 'saving'; picture: Picture }

const start: CropStep = { kind: 'picking', problem: null }

type Crop = { isOpen: boolean; shape: CropShape; rules: FileRules; onSave: (file: File) => Promise<void> | void; onSaved: () => void }

/** The steps from a picked file to a saved picture. Where saving fails it can be repeated. */
export function useCrop({ isOpen, shape, rules, onSave, onSaved }: Crop) {
  const [step, setStep] = useState<CropStep>(start)
  /* Unknown until the cropper has laid the picture out: before, a press on save would cut nothing off. */
  const area = useRef<Area | null>(null)
  const [isFramed, setFramed] = useState(false)
  /* A picture that opens late must not appear in a dialog that was closed or has another file by then. */
  const turn = useRef(0)
  const picture = 'picture' in step ? step.picture : null
  useEffect(() => () => picture?.close(), [picture])

  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setStep(start)
  }

  const take = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    const moveTo = (next: CropStep) => {
      if (mine === turn.current) setStep(next)
      else if ('picture' in next) next.picture.close()
    }
    area.current = null
    setFramed(false)
    setStep({ kind: 'opening' })
    const opening = await file
      .slice(0, openingLength)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    const refusal = refuseFile(file, new Uint8Array(opening), rules)
    if (refusal) return moveTo({ kind: 'picking', problem: refusal })
    try {
      moveTo({ kind: 'cropping', picture: await openPicture(file), problem: null })
    } catch {
      moveTo({ kind: 'picking', problem: 'broken' })
    }
  }

  const save = async () => {
    const part = area.current
    if (step.kind !== 'cropping' || !part) return
    setStep({ kind: 'saving', picture: step.picture })
    try {
      const { width, height } = cropShapes[shape]
      await onSave(await cutPicture(step.picture, part, { width, height }))
      onSaved()
    } catch {
      setStep({ kind: 'cropping', picture: step.picture, problem: 'unsaved' })
    }
  }

  return {
    step,
    /** Whether the part that is saved is known, and so whether it can be. */
    isFramed,
    take: (file: File) => void take(file),
    save: () => void save(),
    again: () => setStep(start),
    onAreaChange: (next: Area) => {
      area.current = next
      setFramed(true)
    },
  }
}
