import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { bone, bones } from './ChartFrame.css.ts'

/** Heights of the skeleton bars, as shares of the drawing. */
const heights = [0.45, 0.6, 0.4, 0.75, 0.55, 0.9, 0.65, 0.8]

/** Placeholder while a chart loads, as high as the chart. */
export function ChartSkeleton() {
  return (
    <Skeleton>
      <span className={bones} aria-hidden>
        {heights.map((height) => (
          <span key={height} className={bone} style={{ blockSize: `${height * 100}%` }} />
        ))}
      </span>
    </Skeleton>
  )
}
