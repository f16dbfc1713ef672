import { useId, type ReactNode } from 'react'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { fill, head, track, value as valueStyle } from './ProgressBar.css.ts'

export type ProgressBarProps = {
  /** Name of the task: “Uploading picture”. */
  label: ReactNode
  /** Completed share, 0..1. */
  value: number
}

/** Progress of a task that ends automatically, such as an upload. For a person's progress use `Kashida`. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const { percent } = useFormats()
  const labelId = useId()
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={percent(share)}
      data-component="ProgressBar"
    >
      <div className={head}>
        <span id={labelId}>{label}</span>
        <span className={valueStyle} aria-hidden>
          {percent(Math.round(share * 100) / 100)}
        </span>
      </div>
      <div className={track} data-part="track">
        <div className={fill} style={{ inlineSize: `${share * 100}%` }} data-part="fill" />
      </div>
    </div>
  )
}
